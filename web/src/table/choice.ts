// Choosing a move by picking cards. Whether a move is legal is looked up in the service's list of
// legal moves or, for what is not on it, asked of the service with `validate`.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Reason } from "../api/types";
import type { GameId } from "../api/types";
import type { Layout, Picked } from "../games/layout";
import type { AnyMove, AnyView } from "../session/session";
import { reasonAgainst } from "../session/table";

export const NOTHING: Picked = { hand: [], table: [] };

/** A move's identity: cards in any order are the same move. */
export function identity(move: AnyMove): string {
  return JSON.stringify(move, (_key, value: unknown) =>
    Array.isArray(value) ? [...value].sort() : value,
  );
}

const asked = new WeakMap<AnyView, Map<string, Promise<Reason | null>>>();

/** Why the service refuses a move in the view that the table shows; each question is asked once. */
export function askReason(view: AnyView, move: AnyMove): Promise<Reason | null> {
  const known = asked.get(view) ?? new Map<string, Promise<Reason | null>>();
  asked.set(view, known);
  const key = identity(move);
  const reason = known.get(key) ?? reasonAgainst(move);
  known.set(key, reason);
  reason.catch(() => known.delete(key));
  return reason;
}

/** The reason against a move, undefined while it is not known. */
export function useReason(view: AnyView, move: AnyMove | null, listed: Set<string>) {
  const [answer, setAnswer] = useState<{ key: string; reason: Reason | null } | null>(null);
  const key = move && identity(move);
  useEffect(() => {
    if (!move || !key || listed.has(key)) return;
    let wanted = true;
    askReason(view, move).then(
      (reason) => wanted && setAnswer({ key, reason }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [view, key, listed]);
  if (key === null) return undefined;
  if (listed.has(key)) return null;
  return answer?.key === key ? answer.reason : undefined;
}

/** What is left of some cards without others; null if these are not among them. */
function without(cards: string[], removed: string[]): string[] | null {
  const left = [...cards];
  for (const card of removed) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export interface Choice {
  picked: Picked;
  /** Cards that lead to a legal move together with those picked. */
  lit: { hand: Set<string>; table: Set<string> };
  /** Legal moves that hold the picked cards and more. */
  further: AnyMove[];
  listed: Set<string>;
  /** The move that the picked cards mean. */
  composed: AnyMove | null;
  /** Moves made without picking cards: those the game always offers, and legal ones. */
  special: AnyMove[];
  set(picked: Picked): void;
  pickHand(card: string): void;
  pickTable(card: string): void;
}

export function useChoice(
  layout: Layout<GameId>,
  view: AnyView,
  moves: AnyMove[],
  tableCards: string[],
): Choice {
  const [picked, set] = useState(NOTHING);
  useEffect(() => set(NOTHING), [view]);
  const listed = useMemo(() => new Set(moves.map(identity)), [moves]);
  const key = layout.key ?? ((card: string) => card);
  const reachable = useMemo(() => {
    const handKeys = picked.hand.map(key);
    return moves.flatMap((move) => {
      const cards = layout.cardsOf(move);
      const hand = without(cards.hand.map(key), handKeys);
      const table = without(cards.table, picked.table);
      return hand && table ? [{ move, hand, table }] : [];
    });
  }, [moves, picked]);
  const picks = layout.picks(view);
  const lit = useMemo(() => {
    // A single pick can be changed for another, so every playable card stays lit.
    const open =
      picks.hand === "one"
        ? moves
            .map((move) => layout.cardsOf(move))
            .filter((cards) => without(cards.table, picked.hand.length ? [] : picked.table))
        : reachable;
    const wanted = new Set(open.flatMap((cards) => cards.hand.map(key)));
    // Picked cards are spoken for: another card with the same key is lit only if it is wanted too.
    const kept = reachable.length > 0 ? picked.hand : [];
    const hand = (view.hand ?? []).filter((card) => wanted.has(key(card)) || kept.includes(card));
    const table = new Set([...reachable.flatMap((each) => each.table), ...picked.table]);
    return { hand: new Set(hand), table: new Set(tableCards.filter((card) => table.has(card))) };
  }, [moves, reachable, picked, view, tableCards.join()]);
  const pickHand = (card: string) => {
    if (picks.hand === "many" && picked.hand.includes(card)) {
      set({ ...picked, hand: picked.hand.filter((each) => each !== card) });
    } else if (picks.hand === "many") {
      set({ ...picked, hand: [...picked.hand, card] });
    } else if (!picked.hand.includes(card)) {
      // Where a card has only one legal use, that is what picking it means.
      const uses = moves.map(layout.cardsOf).filter((cards) => cards.hand.includes(card));
      const kept = uses.some((cards) => without(cards.table, picked.table)) && !picked.hand.length;
      const table = uses.length === 1 ? uses[0]!.table : kept ? picked.table : [];
      set({ hand: [card], table });
    } else {
      set(NOTHING);
    }
  };
  const pickTable = (card: string) => {
    const has = picked.table.includes(card);
    const others = picks.table === "one" ? [] : picked.table.filter((each) => each !== card);
    set({ ...picked, table: has ? others : [...others, card] });
  };
  const composed = layout.compose(view, picked);
  const made = composed && identity(composed);
  const chosen = picked.hand.length + picked.table.length > 0;
  const further = chosen
    ? reachable.map((each) => each.move).filter((move) => identity(move) !== made)
    : [];
  const special = useMemo(() => specialMoves(layout, view, moves), [layout, view, moves]);
  return { picked, lit, further, listed, composed, special, set, pickHand, pickTable };
}

function specialMoves(layout: Layout<GameId>, view: AnyView, moves: AnyMove[]): AnyMove[] {
  const offered = layout.buttons(view);
  const known = new Set(offered.map(identity));
  const unpickable = moves.filter((move) => {
    const picked = layout.compose(view, layout.cardsOf(move));
    return !known.has(identity(move)) && (!picked || identity(picked) !== identity(move));
  });
  return [...offered, ...unpickable];
}
