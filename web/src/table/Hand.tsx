// The player's hand, fanned out; in two rows where it is long and the screen narrow.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Face } from "../games/layout";
import type { Naming } from "../games/words";
import { CardButton } from "./CardButton";
import { lastInput } from "./input";

interface HandProps {
  cards: string[];
  face: Face;
  words: Naming;
  picked: string[];
  hinted: string[];
  /** Cards that lead to a legal move; null while the player is not to choose. */
  lit: Set<string> | null;
  onPick(card: string): void;
  onPoint(card: string | null): void;
  /** A note for the card that is pointed at. */
  note: { card: string; text: ComponentChildren } | null;
}

/** The least of a covered card that must stay visible, to be read and hit. */
const LEAST_STEP = 30;

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

function cardSize(element: HTMLElement | null): { width: number; height: number } {
  const style = element ? getComputedStyle(element) : null;
  const width = parseFloat(style?.getPropertyValue("--card-width") ?? "") || 64;
  return {
    width,
    height: width * (parseFloat(style?.getPropertyValue("--card-ratio") ?? "") || 1.4),
  };
}

/** Room at both ends, for cards that lean outwards. */
const MARGIN = 8;

interface Place {
  left: number;
  top: number;
  angle: number;
}

function fan(count: number, room: number, card: { width: number; height: number }): Place[] {
  const width = room - 2 * MARGIN;
  const perRow = Math.max(1, Math.floor((width - card.width) / LEAST_STEP) + 1);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const inRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow);
    const length = Math.min(inRow, count - row * inRow);
    const step = Math.min(card.width + 6, length > 1 ? (width - card.width) / (length - 1) : 0);
    const offset = (index % inRow) - (length - 1) / 2;
    const bend = rows === 1 ? Math.min(1, 5 / length) : 0;
    return {
      left: room / 2 + offset * step - card.width / 2,
      top: row * card.height * 0.62 + offset * offset * bend * 1.6,
      angle: offset * bend * 2.2,
    };
  });
}

export function Hand({
  cards,
  face,
  words,
  picked,
  hinted,
  lit,
  onPick,
  onPoint,
  note,
}: HandProps) {
  const { ref, width } = useWidth();
  const [focused, setFocused] = useState(0);
  const size = cardSize(ref.current);
  const places = fan(cards.length, width, size);
  const height = Math.max(0, ...places.map((place) => place.top)) + size.height;
  const stop = Math.min(focused, cards.length - 1);

  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -cards.length,
      End: cards.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(cards.length - 1, stop + step));
    setFocused(next);
    ref.current?.querySelectorAll<HTMLElement>("[data-card]")[next]?.focus();
  };

  // Who plays by keyboard goes on where the hand was left, although the card played is gone.
  useEffect(() => {
    if (lit && lastInput() === "keyboard" && document.activeElement === document.body) {
      ref.current?.querySelectorAll<HTMLElement>("[data-card]")[stop]?.focus();
    }
  }, [lit !== null]);

  const noted = note ? places[cards.indexOf(note.card)] : undefined;
  return (
    <div
      ref={ref}
      class="hand"
      role="group"
      aria-label="Your hand"
      style={{ height: `${height}px` }}
      onKeyDown={move}
    >
      {width > 0 &&
        cards.map((code, index) => {
          const place = places[index]!;
          return (
            <CardButton
              key={code}
              code={code}
              face={face}
              name={words.name(code)}
              picked={picked.includes(code)}
              lit={lit && lit.has(code)}
              mark={hinted.includes(code) ? "hinted" : undefined}
              tabIndex={index === stop ? 0 : -1}
              style={{
                left: `${place.left}px`,
                top: `${place.top}px`,
                rotate: `${place.angle}deg`,
              }}
              onPick={() => onPick(code)}
              onPoint={(pointed) => {
                if (pointed) setFocused(index);
                onPoint(pointed ? code : null);
              }}
            />
          );
        })}
      {note && noted && (
        <div
          class="note"
          style={{
            left: `clamp(0px, ${noted.left + size.width / 2 - 130}px, ${Math.max(0, width - 260)}px)`,
            bottom: `${height - noted.top + 10}px`,
          }}
        >
          {note.text}
        </div>
      )}
    </div>
  );
}
