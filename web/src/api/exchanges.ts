// Every request that the page makes, with its answer, for the panel that shows them.
import { createStore } from "../store";

export interface Exchange {
  id: number;
  method: "GET" | "POST";
  path: string;
  body: unknown;
  /** Null while the answer is awaited, 0 when none came. */
  status: number | null;
  answer: unknown;
  milliseconds: number | null;
}

const MOST_KEPT = 150;

export const exchanges = createStore<readonly Exchange[]>([]);

let count = 0;

export function opened(method: Exchange["method"], path: string, body: unknown): Exchange {
  count += 1;
  const exchange: Exchange = {
    id: count,
    method,
    path,
    body,
    status: null,
    answer: null,
    milliseconds: null,
  };
  exchanges.set([exchange, ...exchanges.get()].slice(0, MOST_KEPT));
  return exchange;
}

export function closed(
  id: number,
  end: Pick<Exchange, "status" | "answer" | "milliseconds">,
): void {
  exchanges.set(exchanges.get().map((each) => (each.id === id ? { ...each, ...end } : each)));
}

/** A command that sends the same request from a shell. */
export function asCurl({ method, path, body }: Exchange, origin: string): string {
  const address = `${origin}${path}`;
  if (method === "GET") return `curl ${quoted(address)}`;
  return [
    `curl ${quoted(address)}`,
    `-H ${quoted("Content-Type: application/json")}`,
    `--data-raw ${quoted(JSON.stringify(body))}`,
  ].join(" \\\n  ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
