import type { SavedObjectSearch } from "@console-shell/contract/calls/saved-object-searches";
import { RecordForm, useApiMutation, useNotify, ListPage, useList } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";
import { useState } from "react";
import { SavedForm } from "./saved-form.tsx";
import { useSavedColumns } from "./use-saved-columns.tsx";

interface DeleteSavedProps {
  saved: SavedObjectSearch;
  onClose: () => void;
}

/** Confirms deleting a saved search. */
const DeleteSaved = ({ saved: { id, name }, onClose }: DeleteSavedProps) => {
  const text = useText();
  const notify = useNotify();
  const remove = useApiMutation("DELETE /cc-api/object-search/saved/:id");
  const save = async () => {
    await remove.mutateAsync({ params: { id } });
    notify({ kind: "success", title: text("saved.deleted", { name }) });
  };
  return (
    <RecordForm
      danger
      title={text("delete.title", { name })}
      submit={text("word.delete")}
      save={save}
      onClose={onClose}
    >
      {text("saved.deleteDetail")}
    </RecordForm>
  );
};

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
