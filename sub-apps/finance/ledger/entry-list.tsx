import { ListPanel, useList } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { LedgerTotals } from "./ledger-totals.tsx";
import { useEntryColumns } from "./use-entry-columns.tsx";

/** The ledger of one client. */
export const EntryList = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const { columns, dialog } = useEntryColumns({ showClient: false });
  const list = useList("GET /cc-api/finance/ledger/list", { columns, query: () => ({ clientId }) });
  return (
    <ListPanel
      list={list}
      title={text("ledger.title")}
      label={text("ledger.table")}
      file="/cc-api/finance/ledger/export"
      totals={<LedgerTotals query={list.query} />}
      none={text("ledger.none")}
      after={dialog}
    />
  );
};
