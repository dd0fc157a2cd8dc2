// Everything on the table but the player's own hand.
import { useState } from "preact/hooks";
import type { GameId } from "../api/types";
import type { Face, Look, Moment, Scene } from "../games/layout";
import type { Naming } from "../games/words";
import { Centre } from "./Centre";
import { LookDialog } from "./LookDialog";
import { SeatPlate } from "./SeatPlate";

interface BoardProps {
  scene: Scene;
  moment: Moment<GameId>;
  face: Face;
  words: Naming;
  own: number | null;
  acting: number | null;
  picked: string[];
  hinted: string[];
  lit: Set<string> | null;
  onPick?: ((card: string) => void) | undefined;
  /** Whether the own seat is shown like the others; in play it has a place below the table. */
  ownShown?: boolean;
}

/** Where the seats after the player's own sit: play goes round to the right. */
const PLACES: Record<number, string[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "right", "left"],
  4: ["bottom", "right", "top", "left"],
};

export function Board(props: BoardProps) {
  const { scene, face, words, own, acting, ownShown = own === null } = props;
  const [look, setLook] = useState<Look | null>(null);
  const seats = scene.seats.length;
  const place = (seat: number) => PLACES[seats]?.[(seat - (own ?? 0) + seats) % seats] ?? "top";
  const plate = (seat: number) => {
    const shown = { seat, scene: scene.seats[seat]!, face, words, acting: acting === seat };
    return (
      <div key={seat} class={`at at-${place(seat)}`}>
        <SeatPlate {...shown} />
      </div>
    );
  };
  return (
    <div class="board">
      <ul class="facts">
        {scene.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {scene.seats.map((_, seat) => (seat === own && !ownShown ? null : plate(seat)))}
      <Centre {...props} place={place} over={acting === null} />
      <div class="looks" role="group" aria-label="Piles">
        {scene.looks
          .filter((each) => each.cards.length > 0)
          .map((each) => (
            <button key={each.id} type="button" class="look" onClick={() => setLook(each)}>
              {each.label} <span class="look-size">{each.cards.length}</span>
            </button>
          ))}
      </div>
      {look && <LookDialog look={look} face={face} words={words} onClose={() => setLook(null)} />}
    </div>
  );
}
