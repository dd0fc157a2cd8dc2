// Whether the cards were fixed before they were seen: the commitment and, once the deal is over, the
// seed that it was made of.
import { useEffect, useState } from "preact/hooks";
import type { GameId } from "../api/types";
import { sha256 } from "../session/fairness";
import { verdictOn } from "../session/replaying";
import type { Deal, Reveal } from "../session/session";

export function FairDeal({ game, deal }: { game: GameId; deal: Deal }) {
  const { commitment, reveal } = deal;
  return (
    <section class="fair" aria-label="Fair deal">
      {commitment && (
        <>
          <p>Before the first card the service bound itself to its seed, by this SHA-256:</p>
          <code class="hash">{commitment}</code>
        </>
      )}
      {reveal ? (
        <Revealed game={game} deal={deal} reveal={reveal} />
      ) : (
        <p>When the deal is over the seed is told, and this page checks it.</p>
      )}
    </section>
  );
}

/** The hash of a text, undefined until it is known and null if the browser computes none. */
function useHash(text: string): string | null | undefined {
  const [hash, setHash] = useState<string | null>();
  useEffect(() => {
    let wanted = true;
    void sha256(text).then((value) => wanted && setHash(value));
    return () => {
      wanted = false;
    };
  }, [text]);
  return hash;
}

function Revealed({ game, deal, reveal }: { game: GameId; deal: Deal; reveal: Reveal }) {
  const { seed, record } = reveal;
  const hash = useHash(seed ?? "");
  const own = record.deal.client_seeds?.filter((each) => each !== null);
  return (
    <>
      {seed !== null && (
        <>
          <p>
            The seed was <code class="hash">{seed}</code>
            {own && (
              <>
                {" "}
                mixed with yours, <code class="hash">{own.join(", ")}</code>
              </>
            )}
          </p>
          <Comparison commitment={deal.commitment} hash={hash} />
        </>
      )}
      <CheckButton check={() => verdictOn(game, recorded(deal, reveal))} />
    </>
  );
}

function recorded({ score }: Deal, { record }: Reveal) {
  return { ...record, ...(score ? { claimed: score } : {}) };
}

function Comparison(props: { commitment: string | null; hash: string | null | undefined }) {
  const { commitment, hash } = props;
  if (hash === undefined || commitment === null) return null;
  if (hash === null) {
    return (
      <p>
        Browsers compute SHA-256 only on https pages and on this computer’s own; elsewhere compare
        it yourself: <code>printf %s SEED | sha256sum</code>
      </p>
    );
  }
  return hash === commitment ? (
    <p class="fair-verdict" data-fair="true">
      ✓ Its SHA-256, computed by this page, is the one given before the deal.
    </p>
  ) : (
    <p class="trouble" role="alert" data-fair="false">
      Its SHA-256 is {hash}: not the one given before the deal.
    </p>
  );
}

/** Has the service deal from the seed and play the moves again, with plain states. */
function CheckButton({ check }: { check: () => Promise<string> }) {
  const [said, setSaid] = useState("");
  return (
    <p class="buttons">
      <button
        type="button"
        class="tool"
        onClick={() => void check().then(setSaid, (error: Error) => setSaid(error.message))}
      >
        Check this deal
      </button>
      <span class="said" role="status">
        {said}
      </span>
    </p>
  );
}
