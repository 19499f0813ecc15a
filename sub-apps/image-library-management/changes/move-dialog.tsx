import { RecordForm, useApiMutation, useApiQuery, useNotify } from "@console-shell/sdk";
import { Form } from "antd";
import { useText } from "../messages/index.ts";
import { LibrarySelect } from "../shared/library-select.tsx";
import { useLastChange } from "./last-change.tsx";

interface MoveDialogProps {
  libraryId: string;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Moves pictures to another library. */
export const MoveDialog = ({ libraryId, ids, onClose, onDone }: MoveDialogProps) => {
  const text = useText();
  const notify = useNotify();
  const lastChange = useLastChange();
  const library = useApiQuery("GET /cc-api/library/:id", { params: { id: libraryId } });
  const move = useApiMutation("POST /cc-api/library/:id/image/move");
  const save = async ({ target }: { target: string }) => {
    const { moved, skipped, changeId } = await move.mutateAsync({
      params: { id: libraryId },
      body: { ids: [...ids], libraryId: target },
    });
    lastChange.set(
      changeId === null ? undefined : { changeId, title: text("move.done", { count: moved }) },
    );
    if (skipped > 0) notify({ kind: "warning", title: text("move.skipped", { count: skipped }) });
    onDone();
  };
  return (
    <RecordForm<{ target: string }>
      title={text("move.title", { count: ids.length })}
      submit={text("move.act")}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="target"
        label={text("move.target")}
        extra={`${text("move.hint")} ${text("move.retention")}`}
        rules={[{ required: true, message: text("move.required") }]}
      >
        <LibrarySelect
          all={text("move.choose")}
          except={libraryId}
          environment={library.data?.environment}
        />
      </Form.Item>
    </RecordForm>
  );
};
