import type { SavedObjectSearch } from "@console-shell/contract/calls/saved-object-searches";
import { ListPage, useList } from "@console-shell/sdk";
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
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const list = useList("GET /cc-api/object-search/saved/list", {
    columns: useSavedColumns({
      onChange: (saved) => setDialog({ kind: "change", saved }),
      onDelete: (saved) => setDialog({ kind: "delete", saved }),
    }),
  });
  return (
    <ListPage
      list={list}
      title={text("saved.title")}
      description={text("saved.description")}
      search={text("saved.search")}
      // Text wraps first; the table scrolls only if that isn't enough.
      scroll={{ x: true }}
      none={text("saved.none")}
      noneFound={text("saved.noneFound")}
      after={
        dialog?.kind === "change" ? (
          <SavedForm key={dialog.saved.id} saved={dialog.saved} onClose={close} />
        ) : dialog?.kind === "delete" ? (
          <DeleteSaved key={dialog.saved.id} saved={dialog.saved} onClose={close} />
        ) : null
      }
    />
  );
};
