// A pile, looked through.
import { useEffect, useRef } from "preact/hooks";
import { CardFace } from "../cards/CardFace";
import type { Face, Look } from "../games/layout";
import type { Naming } from "../games/words";

interface LookDialogProps {
  look: Look;
  face: Face;
  words: Naming;
  onClose(): void;
}

export function LookDialog({ look, face, words, onClose }: LookDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} class="look-dialog" aria-label={look.label} onClose={onClose}>
      <header>
        <h2>{look.label}</h2>
        <button type="button" class="tool" onClick={() => ref.current?.close()}>
          Close
        </button>
      </header>
      <div class="look-cards">
        {look.cards.map((code) => (
          <div key={code} class="card" role="img" aria-label={words.name(code)}>
            <CardFace code={code} face={face} />
          </div>
        ))}
      </div>
    </dialog>
  );
}
