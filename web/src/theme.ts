// Light or dark: as the system says, unless the player chose.
import { savedTheme, saveTheme } from "./session/saved";

const system = matchMedia("(prefers-color-scheme: dark)");

function shown(): "light" | "dark" {
  const chosen = savedTheme();
  if (chosen === "light" || chosen === "dark") return chosen;
  return system.matches ? "dark" : "light";
}

export function applyTheme(): void {
  document.documentElement.dataset.theme = shown();
}

export function toggleTheme(): void {
  saveTheme(shown() === "dark" ? "light" : "dark");
  applyTheme();
}

system.addEventListener("change", applyTheme);
