// Why no game could be dealt; where whoever runs the service has to act, what to do.
import { Refused } from "../api/client";

export function NoDeal({ trouble }: { trouble: Error }) {
  const keyless = trouble instanceof Refused && trouble.problem.code === "sealing_unavailable";
  return (
    <div class="trouble" role="alert">
      {keyless ? <NoKey /> : <p>{trouble.message}</p>}
    </div>
  );
}

function NoKey() {
  return (
    <>
      <p>
        This service has no key to seal games with, so this table cannot be played at. Its cards
        must stay hidden even from the page; the rest of the API works.
      </p>
      <p>
        Whoever runs the service sets <code>ARBITRO_SEAL_KEYS</code> to 32 random bytes and starts
        it again, for example:
      </p>
      <pre>ARBITRO_SEAL_KEYS=$(openssl rand -hex 32) make run</pre>
    </>
  );
}
