// Whether the player last used keyboard or pointer: only the former needs the focus kept.
let last: "keyboard" | "pointer" = "pointer";

addEventListener("keydown", () => (last = "keyboard"), { capture: true });
addEventListener("pointerdown", () => (last = "pointer"), { capture: true });

export function lastInput(): "keyboard" | "pointer" {
  return last;
}
