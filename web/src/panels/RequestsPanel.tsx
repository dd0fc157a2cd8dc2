// Each request that the page made, with its answer: all that a front end needs is in here.
import { asCurl, exchanges, type Exchange } from "../api/exchanges";
import { useStore } from "../store";
import { CopyButton } from "./Copy";

export function RequestsPanel() {
  const listed = useStore(exchanges);
  return (
    <>
      <p>The last {listed.length} requests of this page, the newest first.</p>
      <ol class="exchanges">
        {listed.map((exchange) => (
          <li key={exchange.id}>
            <Entry exchange={exchange} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Entry({ exchange }: { exchange: Exchange }) {
  const { method, path, body, status, answer, milliseconds } = exchange;
  const failed = status !== null && (status === 0 || status >= 400);
  return (
    <details>
      <summary>
        <span class="method">{method}</span>{" "}
        <span class="path">{path.replace("/v1/games/", "…/")}</span>
        <span class={`status ${failed ? "failed" : ""}`}>{status ?? "…"}</span>
        <span class="time">{milliseconds === null ? "" : `${milliseconds.toFixed(0)} ms`}</span>
      </summary>
      <p class="buttons">
        <CopyButton label="Copy as curl" text={() => asCurl(exchange, location.origin)} />
      </p>
      {body !== undefined && <Body title="Request" value={body} />}
      {status !== null && <Body title="Answer" value={answer} />}
    </details>
  );
}

function Body({ title, value }: { title: string; value: unknown }) {
  return (
    <>
      <h3>{title}</h3>
      <pre tabIndex={0}>{compact(value)}</pre>
    </>
  );
}

const LONGEST_SHOWN = 300;

/** Indented JSON, with short lists on one line: card codes read better so. Tokens are cut short. */
function compact(value: unknown): string {
  const text = JSON.stringify(value, (_key, each: unknown) => cut(each), 1) ?? "";
  return text.replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s+/g, " "));
}

function cut(value: unknown): unknown {
  const long = typeof value === "string" && value.length > LONGEST_SHOWN && !value.includes(" ");
  return long ? `${value.slice(0, 40)}… (${value.length} characters)` : value;
}
