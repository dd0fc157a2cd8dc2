// A request that failed, and the way on.
import { retry } from "../session/table";

export function Trouble({ message }: { message: string | null }) {
  if (!message) return null;
  return (
    <p class="trouble" role="alert">
      {message}{" "}
      <button type="button" class="tool" onClick={() => void retry()}>
        Try again
      </button>
    </p>
  );
}
