// What lies beside the table, one panel at a time.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { GameDetail } from "../api/types";
import type { Table } from "../session/table";
import { MovesPanel } from "./MovesPanel";
import { RecordPanel } from "./RecordPanel";
import { RequestsPanel } from "./RequestsPanel";
import { RulesPanel } from "./RulesPanel";
import { ScorePanel } from "./ScorePanel";

export function Panels({ table, game }: { table: Table; game: GameDetail }) {
  return (
    <Tabs
      tabs={{
        Moves: () => <MovesPanel table={table} game={game} />,
        Score: () => <ScorePanel table={table} game={game} />,
        Record: () => <RecordPanel table={table} />,
        Requests: () => <RequestsPanel />,
        Rules: () => <RulesPanel game={game} />,
      }}
    />
  );
}

function Tabs({ tabs }: { tabs: Record<string, () => VNode> }) {
  const names = Object.keys(tabs);
  const [open, setOpen] = useState(names[0]!);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = names[(names.indexOf(open) + step + names.length) % names.length]!;
    setOpen(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <aside class="panels" aria-label="About this game">
      <div class="tabs" role="tablist" onKeyDown={move}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === open}
            aria-controls="panel"
            tabIndex={name === open ? 0 : -1}
            onClick={() => setOpen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div class="panel" role="tabpanel" id="panel" aria-labelledby={`tab-${open}`} tabIndex={0}>
        {tabs[open]?.()}
      </div>
    </aside>
  );
}
