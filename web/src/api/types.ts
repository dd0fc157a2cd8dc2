// The API's own names for what travels, per game, derived from the generated types.
import type { components, paths } from "./schema";

type Schemas = components["schemas"];

export type GameId = {
  [P in keyof paths]: P extends `/v1/games/${infer G}/replay` ? G : never;
}[keyof paths];

export type Operation =
  | "apply"
  | "replay"
  | "sealed/commit"
  | "sealed/deal"
  | "sealed/validate"
  | "sealed/apply"
  | "sealed/score"
  | "sealed/view"
  | "sealed/suggest"
  | "sealed/advance";

type PathOf<G extends GameId, O extends Operation> = paths[`/v1/games/${G}/${O}`];

export type RequestOf<G extends GameId, O extends Operation> =
  PathOf<G, O> extends { post: { requestBody: { content: { "application/json": infer R } } } }
    ? R
    : never;

export type AnswerOf<G extends GameId, O extends Operation> =
  PathOf<G, O> extends {
    post: { responses: { 200: { content: { "application/json": infer A } } } };
  }
    ? A
    : never;

type Field<T, K extends string> = T extends { [key in K]: infer V } ? V : never;
type Entry<T> = T extends (infer E)[] ? E : never;

export type State<G extends GameId> = Field<AnswerOf<G, "apply">, "state">;
export type View<G extends GameId> = Field<AnswerOf<G, "sealed/view">, "view">;
export type Move<G extends GameId> = Field<AnswerOf<G, "sealed/suggest">, "move">;
export type Event<G extends GameId> = Entry<Field<AnswerOf<G, "apply">, "events">>;
export type Score<G extends GameId> = AnswerOf<G, "sealed/score">;

/** A sealed deal, and a commitment to its seed that can come before. */
export type Dealt<G extends GameId> = AnswerOf<G, "sealed/deal">;
export type Commitment<G extends GameId> = AnswerOf<G, "sealed/commit">;
/** What a seat is told of a sealed game: by `view`, and by `apply` and `advance` with a new state. */
export type Shown<G extends GameId> = AnswerOf<G, "sealed/view">;
export type Played<G extends GameId> = AnswerOf<G, "sealed/apply">;

/** Why a move is illegal: the code, the service's words, and the rule that says so. */
export interface Reason {
  code: string;
  detail: string;
  rule: string;
}

export type GameSummary = Schemas["GameSummary"];
export type GameDetail = Schemas["GameDetail"];
export type Problem = Schemas["Problem"];
export type Level = "beginner" | "intermediate" | "expert";
