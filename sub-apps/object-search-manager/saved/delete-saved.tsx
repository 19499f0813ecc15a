import type { SavedObjectSearch } from "@console-shell/contract/calls/saved-object-searches";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

interface DeleteSavedProps {
  saved: SavedObjectSearch;
  onClose: () => void;
}

/** Confirms deleting a saved search. */
export const DeleteSaved = ({ saved: { id, name }, onClose }: DeleteSavedProps) => {
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
