// The HTTP API as functions: one per operation, typed per game. Nothing here knows a rule.
import { closed, opened } from "./exchanges";
import type {
  AnswerOf,
  GameDetail,
  GameId,
  GameSummary,
  Operation,
  Problem,
  RequestOf,
} from "./types";

/** A request that the service refused, with its problem document. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** A request that got no answer that can be read. */
export class Unreachable extends Error {
  constructor() {
    super("The service does not answer. Check the connection and try again.");
  }
}

export async function listGames(): Promise<GameSummary[]> {
  const { games } = await send<{ games: GameSummary[] }>("GET", "/v1/games");
  return games;
}

const details = new Map<GameId, Promise<GameDetail>>();

/** A game's cards, codes and rules; asked for once. */
export function describe(game: GameId): Promise<GameDetail> {
  let detail = details.get(game);
  if (!detail) {
    detail = send<GameDetail>("GET", `/v1/games/${game}`);
    detail.catch(() => details.delete(game));
    details.set(game, detail);
  }
  return detail;
}

export function call<G extends GameId, O extends Operation>(
  game: G,
  operation: O,
  body: RequestOf<G, O>,
): Promise<AnswerOf<G, O>> {
  return send("POST", `/v1/games/${game}/${operation}`, body);
}

/** Several operations in one request; raises the first refusal. */
export async function batch(items: { path: string; body: unknown }[]): Promise<unknown[]> {
  const numbered = items.map((item, id) => ({ id, ...item }));
  const answers = await send<{ status: number; body: unknown }[]>("POST", "/v1/batch", numbered);
  const refused = answers.find((answer) => answer.status !== 200);
  if (refused) throw new Refused(refused.body as Problem);
  return answers.map((answer) => answer.body);
}

async function send<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const exchange = opened(method, path, body);
  const started = performance.now();
  const end = (status: number, answer: unknown) =>
    closed(exchange.id, { status, answer, milliseconds: performance.now() - started });
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, method === "GET" ? {} : posting(body));
    answer = await response.json();
  } catch {
    end(0, null);
    throw new Unreachable();
  }
  end(response.status, answer);
  if (!response.ok) throw new Refused(answer as Problem);
  return answer as T;
}

function posting(body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}
