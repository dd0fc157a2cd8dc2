// Before a game: which one, at which seat, against whom.
import { useEffect, useState } from "preact/hooks";
import type { Level } from "../api/types";
import type { Known } from "../games";
import { PasteForm } from "../panels/PasteForm";
import { PREFERENCES, savedSession, savedSetup, saveSetup } from "../session/saved";
import type { AnyCommitment, Setup, Speed } from "../session/session";
import { begin, commit, lost } from "../session/table";
import { useStore } from "../store";
import { Choices, NumberField } from "./fields";
import { DeckGallery } from "./DeckGallery";
import { GameChoice } from "./GameChoice";
import { NoDeal } from "./NoDeal";
import { Seeds } from "./Seeds";

const LEVELS: Level[] = ["beginner", "intermediate", "expert"];
const SPEEDS: Speed[] = ["relaxed", "brisk", "instant"];

function initialSetup(games: Known[]): Setup {
  const saved = savedSetup();
  const game = games.find((each) => each.id === saved?.game) ?? games[0]!;
  const seat = saved?.seat ?? 0;
  return {
    ...PREFERENCES,
    ...saved,
    game: game.id,
    seat: seat < game.seats ? seat : 0,
    options: {},
    seed: "",
    ownSeed: "",
  };
}

export function Lobby({ games }: { games: Known[] }) {
  const [setup, setSetup] = useState(() => initialSetup(games));
  const [trouble, setTrouble] = useState<Error | null>(null);
  const [commitment, setCommitment] = useState<AnyCommitment | null>(null);
  const game = games.find((each) => each.id === setup.game)!;
  const change = (part: Partial<Setup>) => setSetup({ ...setup, ...part });
  useEffect(() => saveSetup({ ...setup, seed: "", ownSeed: "" }), [setup]);
  // A commitment is for one game, for who plays it how, and for one seed of the player.
  useEffect(() => setCommitment(null), [setup.game, setup.seat, setup.options, setup.ownSeed]);

  // The player's own seed is sent only after both are bound to their seeds, and the player saw it.
  const first = setup.ownSeed !== "" && setup.seed === "" && commitment === null;
  const start = async () => {
    setTrouble(null);
    try {
      if (first) setCommitment(await commit(setup, game.seats));
      else await begin(setup, setup.seed === "" && setup.ownSeed !== "" ? commitment : null);
    } catch (error) {
      setTrouble(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);
  const saved = savedSession();
  const gone = useStore(lost);
  return (
    <main class="lobby">
      {gone && (
        <p class="trouble" role="alert">
          The last game could not be taken up again. {gone}
        </p>
      )}
      {saved && (
        <p class="go-on">
          A game of {games.find((each) => each.id === saved.setup.game)?.name ?? "cards"} is
          waiting.{" "}
          <a class="move main" href="#table">
            Go on playing
          </a>
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <GameChoice
          games={games}
          chosen={setup.game}
          onChoose={(id) => change({ game: id, seat: 0, options: {} })}
        />
        <div class="setup">
          <Choices
            legend="Your seat"
            name="seat"
            chosen={String(setup.seat)}
            choices={[
              ...seats.map((seat) => [String(seat), `Seat ${seat}`] as const),
              ["null", "Watch"],
            ]}
            onChoose={(seat) => change({ seat: seat === "null" ? null : Number(seat) })}
          />
          <Choices
            legend="The AI plays as"
            name="level"
            chosen={setup.level}
            choices={LEVELS.map((level) => [level, level] as const)}
            onChoose={(level) => change({ level: level as Level })}
          />
          <Choices
            legend="Speed"
            name="speed"
            chosen={setup.speed}
            choices={SPEEDS.map((speed) => [speed, speed] as const)}
            onChoose={(speed) => change({ speed: speed as Speed })}
          />
          {game.options.map((option) => (
            <NumberField
              key={option.name}
              option={option}
              value={setup.options[option.name]}
              onChange={(value) => change({ options: { ...setup.options, [option.name]: value } })}
            />
          ))}
          <button type="submit" class="move main deal-button">
            {first ? "Have a deal bound" : `Deal ${game.name}`}
          </button>
          <Seeds setup={setup} commitment={commitment} onChange={change} />
          {trouble && <NoDeal trouble={trouble} />}
        </div>
      </form>
      <DeckGallery game={setup.game} />
      <details class="load">
        <summary>Load a sealed game or a game record</summary>
        <PasteForm />
      </details>
    </main>
  );
}
