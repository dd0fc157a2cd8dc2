// A player at the table: name, cards in hand as backs, what is known or was said.
import type { Face, SeatScene } from "../games/layout";
import type { Naming } from "../games/words";
import { Backs, SeenCard } from "./CardButton";

interface SeatPlateProps {
  seat: number;
  scene: SeatScene;
  face: Face;
  words: Naming;
  acting: boolean;
  own?: boolean;
}

export function SeatPlate({ seat, scene, face, words, acting, own = false }: SeatPlateProps) {
  return (
    <section
      class={`seat ${acting ? "acting" : ""} ${own ? "own-seat" : ""}`}
      data-seat={seat}
      aria-label={words.seat(seat)}
    >
      <p class="plate">
        <strong>{words.seat(seat)}</strong>
        {scene.badges.map((badge) => (
          <span key={badge} class="badge">
            {badge}
          </span>
        ))}
        {scene.tally.map((each) => (
          <span key={each} class="tally">
            {each}
          </span>
        ))}
      </p>
      {!own && (
        <div class="held">
          <Backs count={scene.cards - scene.open.length} face={face} most={20} />
          <span class="count">
            {scene.cards}
            <span class="sr-only"> cards in hand</span>
          </span>
        </div>
      )}
      {scene.open.length > 0 && (
        <div class="open-cards" aria-label={`Known cards of ${words.seat(seat)}`} role="group">
          {scene.open.map((code) => (
            <SeenCard key={code} code={code} face={face} name={words.name(code)} />
          ))}
        </div>
      )}
      {scene.says && <p class="says">{scene.says}</p>}
    </section>
  );
}
