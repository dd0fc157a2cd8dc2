// The screen of a game in play: the table and what lies beside it.
import type { GameDetail } from "../api/types";
import { Panels } from "../panels/Panels";
import type { Table } from "../session/table";
import { Announcer } from "../table/Announcer";
import { TableView } from "../table/TableView";

export function Play({ table, game }: { table: Table; game: GameDetail }) {
  return (
    <main class="play">
      <TableView table={table} game={game} />
      <Panels table={table} game={game} />
      <Announcer table={table} game={game} />
    </main>
  );
}
