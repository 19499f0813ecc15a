import type { SavedObjectSearch } from "@console-shell/contract/calls/saved-object-searches";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Checkbox, Form, Input } from "antd";
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
  const create = useApiMutation("POST /cc-api/object-search/saved/create");
  const change = useApiMutation("PATCH /cc-api/object-search/saved/:id");

  const save = async (fields: Fields) => {
    const { name } = saved
      ? await change.mutateAsync({ params: { id: saved.id }, body: fields })
      : await create.mutateAsync({ body: { queryId, ...fields } });
    notify({ kind: "success", title: text("saved.done", { name }) });
  };

  return (
    <RecordForm<Fields>
      title={text(saved ? "saved.change" : "saved.save")}
      submit={text("word.save")}
      initialValues={{ name: saved?.name, shared: saved?.shared ?? false }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text("word.name")}
        rules={[{ required: true, whitespace: true, message: text("saved.nameRequired") }]}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="shared" valuePropName="checked" extra={text("saved.sharedHint")}>
        <Checkbox>{text("saved.share")}</Checkbox>
      </Form.Item>
    </RecordForm>
  );
};
