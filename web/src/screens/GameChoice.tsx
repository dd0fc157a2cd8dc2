// The games as cards to choose from.
import type { GameId } from "../api/types";
import { CardFace } from "../cards/CardFace";
import { type Known, layoutOf } from "../games";

interface GameChoiceProps {
  games: Known[];
  chosen: GameId;
  onChoose(game: GameId): void;
}

export function GameChoice({ games, chosen, onChoose }: GameChoiceProps) {
  return (
    <fieldset class="games">
      <legend>Choose a game</legend>
      <div>
        {games.map((game) => {
          const { face, emblem } = layoutOf(game.id);
          return (
            <label key={game.id} class="game">
              <input
                type="radio"
                name="game"
                value={game.id}
                checked={game.id === chosen}
                onChange={() => onChoose(game.id)}
              />
              <span class="game-cards" data-face={face}>
                {emblem.map((code) => (
                  <span key={code} class="card">
                    <CardFace code={code} face={face} />
                  </span>
                ))}
              </span>
              <strong>{game.name}</strong>
              <span class="game-facts">
                {game.teams ? "Two against two" : `${game.seats} players`}, {game.deck_size} cards,{" "}
                {game.scope === "match" ? "a match" : "one deal"}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
