import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

interface EraseDialogProps {
  libraryId: string;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Confirms erasing pictures permanently. */
export const EraseDialog = ({ libraryId, ids, onClose, onDone }: EraseDialogProps) => {
  const text = useText();
  const notify = useNotify();
  const erase = useApiMutation("POST /cc-api/library/:id/image/erase");
  const save = async () => {
    const { erased } = await erase.mutateAsync({
      params: { id: libraryId },
      body: { ids: [...ids] },
    });
    notify({ kind: "success", title: text("erase.done", { count: erased }) });
    onDone();
  };
  return (
    <RecordForm
      danger
      title={text("erase.title", { count: ids.length })}
      submit={text("erase.act")}
      save={save}
      onClose={onClose}
    >
      {text("erase.detail")}
    </RecordForm>
  );
};
