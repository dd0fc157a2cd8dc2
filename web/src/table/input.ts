// Whether the player last used keyboard or pointer: only the former needs the focus kept.
let last: "keyboard" | "pointer" = "pointer";

addEventListener("keydown", () => (last = "keyboard"), { capture: true });
addEventListener("pointerdown", () => (last = "pointer"), { capture: true });

/** Where nothing hovers, a card or a move is only pointed at by touching it. */
export const touch = matchMedia("(hover: none)");

export function lastInput(): "keyboard" | "pointer" {
  return last;
}
