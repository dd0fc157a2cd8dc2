// One line above the hand: whose turn it is, what to do, or why something is not possible.
import type { Reason } from "../api/types";
import type { Naming } from "../games/words";

interface AdviceProps {
  prompt: string;
  reason: Reason | null;
  words: Naming;
}

/** The service's own words; the cards in them by name, where it gives their codes. */
export function ReasonText({ reason, words }: { reason: Reason; words: Naming }) {
  return (
    <>
      {words.text(reason.detail)} <small class="rule">Rule: {reason.rule}</small>
    </>
  );
}

export function Advice({ prompt, reason, words }: AdviceProps) {
  return (
    <p class={`advice ${reason ? "refusal" : ""}`} role="status" data-code={reason?.code}>
      {reason ? <ReasonText reason={reason} words={words} /> : prompt}
    </p>
  );
}
