import type { SavedObjectSearch } from "@console-shell/contract/calls/saved-object-searches";
import {
  applyFieldErrors,
  useApiMutation,
  useDraft,
  useNotify,
  useWriteButton,
} from "@console-shell/sdk";
import { Checkbox, Form, Input, Modal } from "antd";
import { useText } from "../messages/index.ts";

interface Fields {
  name: string;
  shared: boolean;
}

type SavedFormProps = { onClose: () => void } & (
  | { /** The search to keep. */ queryId: string; saved?: undefined }
  | { /** The one to rename or to share. */ saved: SavedObjectSearch; queryId?: undefined }
);

/** The dialog that saves a search under a name, or edits its name and visibility. */
export const SavedForm = ({ queryId, saved, onClose }: SavedFormProps) => {
  const text = useText();
  const notify = useNotify();
  const [form] = Form.useForm<Fields>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const create = useApiMutation("POST /cc-api/object-search/saved/create");
  const change = useApiMutation("PATCH /cc-api/object-search/saved/:id");

  const save = async (fields: Fields) => {
    try {
      const { name } = saved
        ? await change.mutateAsync({ params: { id: saved.id }, body: fields })
        : await create.mutateAsync({ body: { queryId, ...fields } });
      notify({ kind: "success", title: text("saved.done", { name }) });
      draft.done();
    } catch (error) {
      applyFieldErrors(form, error);
    }
  };

  return (
    <Modal
      open
      title={text(saved ? "saved.change" : "saved.save")}
      okText={text("common.save")}
      okButtonProps={writeButton(create.isPending || change.isPending)}
      cancelText={text("common.cancel")}
      afterOpenChange={(isOpen) => {
        if (isOpen) form.focusField("name");
      }}
      onOk={form.submit}
      onCancel={draft.close}
    >
      <Form
        form={form}
        name="saved"
        layout="vertical"
        initialValues={{ name: saved?.name, shared: saved?.shared ?? false }}
        onValuesChange={draft.onValuesChange}
        onFinish={(fields) => void save(fields)}
      >
        <Form.Item
          name="name"
          label={text("catalogues.name")}
          rules={[{ required: true, whitespace: true, message: text("saved.nameRequired") }]}
        >
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item name="shared" valuePropName="checked" extra={text("saved.sharedHint")}>
          <Checkbox>{text("saved.share")}</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  );
};
