import {
  applyFieldErrors,
  useApiMutation,
  useApiQuery,
  useDraft,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { Form, Modal } from "antd";
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
  const [form] = Form.useForm<{ target: string }>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const lastChange = useLastChange();
  const library = useApiQuery("GET /cc-api/library/:id", { params: { id: libraryId } });
  const move = useApiMutation("POST /cc-api/library/:id/image/move");
  const save = async ({ target }: { target: string }) => {
    try {
      const { moved, skipped, changeId } = await move.mutateAsync({
        params: { id: libraryId },
        body: { ids: [...ids], libraryId: target },
      });
      lastChange.set(
        changeId === null ? undefined : { changeId, title: text("move.done", { count: moved }) },
      );
      if (skipped > 0) notify({ kind: "warning", title: text("move.skipped", { count: skipped }) });
      draft.done();
      onDone();
    } catch (error) {
      applyFieldErrors(form, error);
    }
  };
  return (
    <Modal
      open
      title={text("move.title", { count: ids.length })}
      okText={text("move.act")}
      okButtonProps={writeButton(move.isPending)}
      cancelText={text("common.cancel")}
      onOk={form.submit}
      onCancel={draft.close}
    >
      <Form
        form={form}
        name="move"
        layout="vertical"
        onValuesChange={draft.onValuesChange}
        onFinish={(values) => void save(values)}
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
      </Form>
    </Modal>
  );
};
