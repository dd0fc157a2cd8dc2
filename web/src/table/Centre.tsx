// The middle of the table: cards to take, the trick, the stock; and the card being played.
import type { GameId } from "../api/types";
import type { Face, Moment, Scene, Zone } from "../games/layout";
import type { Naming } from "../games/words";
import { Backs, CardButton, SeenCard } from "./CardButton";

interface CentreProps {
  scene: Scene;
  moment: Moment<GameId>;
  face: Face;
  words: Naming;
  /** Where a seat sits, for the cards that it played. */
  place(seat: number): string;
  over: boolean;
  picked: string[];
  hinted: string[];
  lit: Set<string> | null;
  /** Absent where nobody plays. */
  onPick?: ((card: string) => void) | undefined;
}

export function Centre(props: CentreProps) {
  return (
    <div class="centre">
      {props.scene.zones
        .filter((zone) => isThere(zone, props.over))
        .map((zone) => (
          <section
            key={zone.id}
            class={`zone ${zone.kind} ${sizeOf(zone)}`}
            aria-label={zone.label}
          >
            <ZoneCards zone={zone} {...props} />
            <p class="zone-label" aria-hidden="true">
              {zone.label}
            </p>
          </section>
        ))}
    </div>
  );
}

/** Many cards are shown smaller, so that the table holds them. */
function sizeOf(zone: Zone): string {
  if (zone.kind !== "spread") return "";
  if (zone.small || zone.cards.length > 14) return "small";
  return zone.cards.length > 6 ? "medium" : "";
}

/** A stock that has run out leaves no place behind, nor does anything empty after the deal. */
function isThere(zone: Zone, over: boolean): boolean {
  if (zone.kind === "stock") return zone.size > 0 || zone.under !== null;
  return zone.cards.length > 0 || !over;
}

function ZoneCards({ zone, ...props }: CentreProps & { zone: Zone }) {
  switch (zone.kind) {
    case "spread":
      return <Spread zone={zone} {...props} />;
    case "trick":
      return <Trick zone={zone} {...props} />;
    case "stock":
      return <Stock zone={zone} {...props} />;
  }
}

function Spread(props: CentreProps & { zone: Zone & { kind: "spread" } }) {
  const { zone, moment, face, words, picked, hinted, lit, onPick } = props;
  const { spot } = moment;
  return (
    <div class="spread-cards" role="group" aria-label={zone.label}>
      {zone.cards.length === 0 && !spot && <p class="empty">No cards</p>}
      {zone.cards.map((code) => {
        const hint = hinted.includes(code) ? ("hinted" as const) : undefined;
        const mark = spot?.taken.includes(code) ? ("taken" as const) : hint;
        const shown = { code, face, name: words.name(code), from: zone.by ?? moment.by, mark };
        // A card that no legal move takes can be picked too: that says why it is none.
        return zone.pickable && onPick ? (
          <CardButton
            key={code}
            {...shown}
            picked={picked.includes(code)}
            lit={lit && (lit.has(code) || picked.includes(code))}
            onPick={() => lit && onPick(code)}
            onPoint={() => undefined}
          />
        ) : (
          <SeenCard key={code} {...shown} />
        );
      })}
      {zone.pickable && spot && (
        <SeenCard
          code={spot.card}
          face={face}
          name={words.name(spot.card)}
          from={spot.seat}
          mark="played"
        />
      )}
    </div>
  );
}

function Trick({ zone, face, words, place }: CentreProps & { zone: Zone & { kind: "trick" } }) {
  return (
    <div class="trick-cards">
      {zone.cards.map(({ seat, card }) => (
        <div key={card} class={`trick-place at-${place(seat)}`}>
          <SeenCard
            code={card}
            face={face}
            name={`${words.seat(seat)}: ${words.name(card)}`}
            from={seat}
          />
        </div>
      ))}
    </div>
  );
}

function Stock({ zone, face, words }: CentreProps & { zone: Zone & { kind: "stock" } }) {
  return (
    <div class={`stock-cards ${zone.closed ? "closed" : ""}`}>
      {zone.under && (
        <SeenCard
          code={zone.under}
          face={face}
          name={`Below the stock: ${words.name(zone.under)}`}
        />
      )}
      {zone.size > 0 && <Backs count={Math.ceil(zone.size / 6)} face={face} />}
      <span class="count">
        {zone.size}
        <span class="sr-only"> cards in the stock</span>
      </span>
    </div>
  );
}
