// A request that failed, and the way on; or what the player should know.
import { retry } from "../session/table";

export function Trouble({ message, notice }: { message: string | null; notice: string | null }) {
  return (
    <>
      {message && (
        <p class="trouble" role="alert">
          {message}{" "}
          <button type="button" class="tool" onClick={() => void retry()}>
            Try again
          </button>
        </p>
      )}
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
    </>
  );
}
