// Where the chance comes from: for those who want to mix in a seed of their own, or repeat a deal.
import type { AnyCommitment, Setup } from "../session/session";

interface SeedsProps {
  setup: Setup;
  commitment: AnyCommitment | null;
  onChange(part: Partial<Setup>): void;
}

export function Seeds({ setup, commitment, onChange }: SeedsProps) {
  return (
    <details class="seeds">
      <summary>Seeds, for a deal that nobody can choose</summary>
      <div class="seed-fields">
        <label class="field">
          A seed of your own, to mix in
          <input
            type="text"
            maxLength={128}
            placeholder="anything you like"
            value={setup.ownSeed}
            onInput={(event) => onChange({ ownSeed: event.currentTarget.value })}
          />
        </label>
        <label class="field">
          The service’s seed, to repeat a deal
          <input
            type="text"
            maxLength={128}
            placeholder="drawn at random"
            value={setup.seed}
            onInput={(event) => onChange({ seed: event.currentTarget.value })}
          />
        </label>
      </div>
      <SeedsNote setup={setup} commitment={commitment} />
    </details>
  );
}

function SeedsNote({ setup, commitment }: Omit<SeedsProps, "onChange">) {
  if (setup.seed !== "") {
    return <p>Who knows the seed of a deal can know its cards: this is for repeating one.</p>;
  }
  if (setup.ownSeed === "") {
    return (
      <p>The service always binds itself to its seed before it deals, and tells it at the end.</p>
    );
  }
  return commitment ? (
    <p role="status" class="committed">
      The service is bound to the seed with this SHA-256, and has seen only the SHA-256 of yours:{" "}
      <code class="hash">{commitment.seed_commitment}</code> Now deal, with the seed above.
    </p>
  ) : (
    <p>
      First you and the service are bound to your seeds; then yours is sent, and both make the deal.
    </p>
  );
}
