import { ListTable, useList } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { useEntryColumns } from "./use-entry-columns.tsx";

/** The ledger of one client. */
export const EntryList = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const { columns, dialog } = useEntryColumns({ showClient: false });
  const list = useList("GET /cc-api/finance/ledger/list", { columns, query: () => ({ clientId }) });
  return (
    <>
      <ListTable list={list} label={text("ledger.table")} none={text("ledger.none")} />
      {dialog}
    </>
  );
};
