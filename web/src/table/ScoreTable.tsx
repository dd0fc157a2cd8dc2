// A score as the API returns it: a column for each side, a row for each item.
import type { GameId } from "../api/types";
import type { Naming } from "../games/words";
import { layoutOf } from "../games";
import { humanised } from "../games/words";
import type { AnyScore } from "../session/session";

interface ScoreTableProps {
  game: GameId;
  score: AnyScore;
  words: Naming;
}

export function ScoreTable({ game, score, words }: ScoreTableProps) {
  const standing = layoutOf(game).standing ?? ((target) => `Match, to ${target}`);
  const names = score.sides[0]?.items.map((item) => item.name) ?? [];
  return (
    <div class="scroll" role="region" aria-label="Score" tabIndex={0}>
      <table class="score">
        <thead>
          <tr>
            <th scope="col">{score.final ? "Score" : "So far"}</th>
            {score.sides.map((side) => (
              <th key={side.side} scope="col">
                {words.side(side.side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, row) => (
            <tr key={name}>
              <th scope="row">{humanised(name)}</th>
              {score.sides.map((side) => (
                <td key={side.side}>
                  <strong>{side.items[row]?.points}</strong>
                  <Detail detail={side.items[row]?.detail} words={words} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Totals label="Total" values={score.sides.map((side) => side.total)} />
          {score.match && (
            <Totals label={standing(score.match.target)} values={score.match.scores} />
          )}
        </tfoot>
      </table>
    </div>
  );
}

function Totals({ label, values }: { label: string; values: number[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, index) => (
        <td key={index}>
          <strong>{value}</strong>
        </td>
      ))}
    </tr>
  );
}

const MOST_SHOWN = 5;
const MOST_UNFOLDED = 3;

/** Whatever an item tells beside its points; long piles fold up. */
function Detail({ detail, words }: { detail: unknown; words: Naming }) {
  if (typeof detail !== "object" || detail === null) return null;
  return (
    <small class="detail">
      {Object.entries(detail).map(([key, value]) => (
        <Fact key={key} label={humanised(key)} value={value} words={words} />
      ))}
    </small>
  );
}

function Fact({ label, value, words }: { label: string; value: unknown; words: Naming }) {
  const entries = Array.isArray(value) ? value : [value];
  const lines = entries.map((each) => inWords(each, words)).filter((line) => line !== "");
  if (lines.length === 0) return null;
  const plain = entries.every((each) => typeof each !== "object");
  if (plain && lines.length <= MOST_SHOWN) {
    return (
      <span>
        {label}: {lines.join(", ")}
      </span>
    );
  }
  return (
    <details open={!plain && lines.length <= MOST_UNFOLDED}>
      <summary>
        {label}: {lines.length}
      </summary>
      {plain ? lines.join(", ") : lines.map((line) => <span key={line}>{line}</span>)}
    </details>
  );
}

/** A value in words; card codes become names. */
function inWords(value: unknown, words: Naming): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return words.card(value).replaceAll("_", " ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((each) => inWords(each, words)).join(", ");
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).map(([key, each]) =>
    key === "seat" && typeof each === "number" ? words.seat(each) : inWords(each, words),
  );
  return parts.filter((part) => part !== "").join(" · ");
}
