// The running game outlives a reload; so do the player's preferences.
import type { Session, Setup } from "./session";

// Sessions of the first kind held whole states, which this page does not play from any more.
const DROPPED = "arbitro.session.1";
const SESSION = "arbitro.session.2";
const SETUP = "arbitro.setup.1";
const THEME = "arbitro.theme.1";

/** How a newcomer plays. */
export const PREFERENCES: Pick<Setup, "level" | "speed"> = {
  level: "intermediate",
  speed: "brisk",
};

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden; the game goes on and only a reload would lose it.
  }
}

write(DROPPED, null);

export const savedSession = () => read<Session>(SESSION);
export const saveSession = (session: Session | null) => write(SESSION, session);
export const savedSetup = () => read<Setup>(SETUP);
export const saveSetup = (setup: Setup) => write(SETUP, setup);
export const savedTheme = () => read<string>(THEME);
export const saveTheme = (theme: string | null) => write(THEME, theme);
