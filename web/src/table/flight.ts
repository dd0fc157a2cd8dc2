// Cards fly from where they were, or from the seat that played them, to where they lie now.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const FLIGHT_MS = 320;
const LEAST_FLIGHT = 12;
const REMEMBERED_MS = 2500;

const left = new Map<string, { box: DOMRect; at: number }>();

const still = matchMedia("(prefers-reduced-motion: reduce)");

function origin(card: string, seat: number | undefined): DOMRect | null {
  const last = left.get(card);
  if (last && performance.now() - last.at < REMEMBERED_MS) return last.box;
  const plate = seat === undefined ? null : document.querySelector(`[data-seat="${seat}"]`);
  return plate?.getBoundingClientRect() ?? null;
}

/** Let a card's element fly in when it appears; `seat` is where from, if it was not seen before. */
export function useFlight(ref: RefObject<HTMLElement | null>, card: string, seat?: number): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const from = origin(card, seat);
    const to = element.getBoundingClientRect();
    const x = from ? from.left + from.width / 2 - to.left - to.width / 2 : 0;
    const y = from ? from.top + from.height / 2 - to.top - to.height / 2 : 0;
    if (Math.hypot(x, y) > LEAST_FLIGHT && !still.matches) {
      const frames = [
        { translate: `${x}px ${y}px`, opacity: 0.6 },
        { translate: "0 0", opacity: 1 },
      ];
      element.animate(frames, { duration: FLIGHT_MS, easing: "cubic-bezier(.2,.8,.3,1)" });
    }
    return () => {
      left.set(card, { box: element.getBoundingClientRect(), at: performance.now() });
    };
  }, [card]);
}
