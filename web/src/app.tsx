// The page: its header, and whichever screen is open.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { describe, listGames } from "./api/client";
import type { GameDetail, GameId } from "./api/types";
import { CardSymbols } from "./cards/CardFace";
import { type Known, withLayouts } from "./games";
import { Lobby } from "./screens/Lobby";
import { Play } from "./screens/Play";
import { Replay } from "./screens/Replay";
import { closeReplay, replaying } from "./session/replaying";
import { leave, resume, table } from "./session/table";
import { useStore } from "./store";
import { toggleTheme } from "./theme";

/** The games that the service has, and the details of one of them. */
function useGames(wanted: GameId | undefined) {
  const [games, setGames] = useState<Known[] | null>(null);
  const [game, setGame] = useState<GameDetail | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    listGames()
      .then(withLayouts)
      .then(setGames, (error: Error) => setTrouble(error.message));
  }, []);
  useEffect(() => {
    if (wanted) describe(wanted).then(setGame, (error: Error) => setTrouble(error.message));
  }, [wanted]);
  return { games, game: game?.id === wanted ? game : null, trouble };
}

export function App() {
  const playing = useStore(table);
  const replay = useStore(replaying);
  const { games, game, trouble } = useGames(replay?.record.game ?? playing?.session.setup.game);
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => {
      setHash(location.hash);
      if (location.hash === "#table") void resume();
      else if (table.get()) leave();
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const home = () => {
    closeReplay();
    if (location.hash) location.hash = "";
    else leave();
  };
  useEffect(() => {
    document.title = game ? `${game.name} — arbitro` : "arbitro — a table to play at";
  }, [game]);
  const inside = playing !== null || replay !== null;
  return (
    <>
      <CardSymbols />
      <Header name={inside ? (game?.name ?? "") : ""} onHome={inside ? home : null} />
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {replay && game && <Replay replay={replay} game={game} />}
      {!replay && playing && game && <Play table={playing} game={game} />}
      {!inside && games && hash !== "#table" && <Lobby games={games} />}
    </>
  );
}

function Header({ name, onHome }: { name: string; onHome: (() => void) | null }) {
  const links: ComponentChildren = (
    <>
      <a href="/docs">API</a>
      <button
        type="button"
        class="tool"
        aria-label="Light or dark"
        title="Light or dark"
        onClick={toggleTheme}
      >
        <span aria-hidden="true">◐</span>
      </button>
    </>
  );
  return (
    <header class="page-header">
      <h1>
        <span class="brand">arbitro</span>
        {name && <span class="game-name">{name}</span>}
      </h1>
      <nav aria-label="Page">
        {onHome && (
          <button type="button" class="tool" onClick={onHome}>
            Games
          </button>
        )}
        {links}
      </nav>
    </header>
  );
}
