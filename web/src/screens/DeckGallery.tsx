// All the cards of a game, with their names.
import { useEffect, useState } from "preact/hooks";
import { describe } from "../api/client";
import type { GameDetail, GameId } from "../api/types";
import { CardFace } from "../cards/CardFace";
import { layoutOf } from "../games";

export function DeckGallery({ game }: { game: GameId }) {
  const [open, setOpen] = useState(false);
  const [detail, setDetail] = useState<GameDetail | null>(null);
  useEffect(() => {
    if (open) describe(game).then(setDetail, () => setDetail(null));
  }, [open, game]);
  const { face } = layoutOf(game);
  return (
    <details class="deck" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>See the cards</summary>
      {detail?.id === game && (
        <ul class="gallery" data-face={face}>
          {detail.cards.map((card) => (
            <li key={card.code}>
              <div class="card">
                <CardFace code={card.code} face={face} />
              </div>
              <span>{card.name}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
