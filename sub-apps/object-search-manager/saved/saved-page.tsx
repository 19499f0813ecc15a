import type { SavedObjectSearch } from "@console-shell/contract/calls/saved-object-searches";
import { useApiQuery, useListState, usePageTitle } from "@console-shell/sdk";
import { EmptyState, ListPage, ScrollTable } from "@console-shell/ui";

import { useState } from "react";
import { useText } from "../messages/index.ts";
import { DeleteSaved } from "./delete-saved.tsx";
import { SavedForm } from "./saved-form.tsx";
import { useSavedColumns } from "./use-saved-columns.tsx";

interface Dialog {
  kind: "change" | "delete";
  saved: SavedObjectSearch;
}

/** Saved searches, with the new results since each last run. */
export const SavedPage = () => {
  const text = useText();
  usePageTitle(text("saved.title"));
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const list = useListState();
  const { page, pageSize, search } = list.values;
  const columns = useSavedColumns({
    onChange: (saved) => setDialog({ kind: "change", saved }),
    onDelete: (saved) => setDialog({ kind: "delete", saved }),
  });
  const searches = useApiQuery(
    "GET /cc-api/object-search/saved/list",
    { query: { page, pageSize, search } },
    { keepPrevious: true },
  );
  return (
    <ListPage
      title={text("saved.title")}
      description={text("saved.description")}
      search={{
        label: text("saved.search"),
        value: search,
        onSearch: (next) => list.set({ search: next }),
      }}
      failed={searches.error !== null}
      onRetry={searches.refetch}
      after={
        dialog?.kind === "change" ? (
          <SavedForm key={dialog.saved.id} saved={dialog.saved} onClose={close} />
        ) : dialog?.kind === "delete" ? (
          <DeleteSaved key={dialog.saved.id} saved={dialog.saved} onClose={close} />
        ) : null
      }
    >
      <ScrollTable<SavedObjectSearch>
        label={text("saved.title")}
        // Text wraps first; the table scrolls only if that isn't enough.
        scroll={{ x: true }}
        rowKey="id"
        size="middle"
        columns={columns}
        dataSource={searches.data?.items}
        loading={{ spinning: searches.isLoading, delay: 200 }}
        {...list.tableProps<SavedObjectSearch>(searches.data?.total)}
        locale={{
          emptyText: searches.data ? (
            <EmptyState description={text(search ? "saved.noneFound" : "saved.none")} />
          ) : (
            " "
          ),
        }}
      />
    </ListPage>
  );
};
