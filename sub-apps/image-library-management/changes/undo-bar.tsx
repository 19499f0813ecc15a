import { UndoOutlined } from "@ant-design/icons";
import { useApiMutation, useNotify, useWriteButton } from "@console-shell/sdk";
import { Alert, Button } from "antd";
import { useText } from "../messages/index.ts";
import { useLastChange } from "./last-change.tsx";

/** Names the last change and offers to undo it. */
export const UndoBar = () => {
  const text = useText();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const { last, set } = useLastChange();
  const undo = useApiMutation("POST /cc-api/picture-change/:id/undo");
  if (!last) return null;
  const act = () =>
    undo.mutate(
      { params: { id: last.changeId } },
      {
        onSuccess: ({ undone }) => {
          notify({ kind: "success", title: text("changes.undone", { count: undone }) });
          set(undefined);
        },
      },
    );
  return (
    <Alert
      type="success"
      showIcon
      title={last.title}
      closable={{ onClose: () => set(undefined), "aria-label": text("changes.dismiss") }}
      action={
        <Button
          size="small"
          icon={<UndoOutlined aria-hidden="true" />}
          onClick={act}
          {...writeButton(undo.isPending)}
        >
          {text("changes.undo")}
        </Button>
      }
    />
  );
};
