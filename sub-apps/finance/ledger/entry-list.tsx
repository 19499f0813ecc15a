import { useApiQuery, useListState } from "@console-shell/sdk";
import { EmptyState, LoadFailure } from "@console-shell/ui";
import { useText } from "../messages/index.ts";
import { EntryTable } from "./entry-table.tsx";

/** The ledger of one client. */
export const EntryList = ({ clientId }: { clientId: string }) => {
  const text = useText();
  const list = useListState();
  const { page, pageSize } = list.values;
  const entries = useApiQuery(
    "GET /cc-api/finance/ledger/list",
    { query: { clientId, page, pageSize } },
    { keepPrevious: true },
  );
  if (entries.error) return <LoadFailure onRetry={entries.refetch} />;
  return (
    <EntryTable
      list={list}
      data={entries.data}
      loading={entries.isLoading}
      showClient={false}
      empty={<EmptyState description={text("ledger.none")} />}
    />
  );
};
