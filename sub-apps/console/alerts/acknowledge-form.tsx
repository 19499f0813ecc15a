import { alertReason } from "@console-shell/contract/words/alerts";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form, Input } from "antd";
import { useText } from "../messages/index.ts";

interface AcknowledgeFormProps {
  rule: { id: string; name: string };
  onClose: () => void;
}

/** The dialog that acknowledges what's firing. */
export const AcknowledgeForm = ({ rule: { id, name }, onClose }: AcknowledgeFormProps) => {
  const text = useText();
  const notify = useNotify();
  const acknowledge = useApiMutation("POST /cc-api/alert/:id/acknowledge");
  const save = async ({ comment }: { comment: string }) => {
    await acknowledge.mutateAsync({ params: { id }, body: { comment } });
    notify({ kind: "success", title: text("acknowledge.done", { name }) });
  };
  return (
    <RecordForm<{ comment: string }>
      title={text("acknowledge.title", { name })}
      submit={text("acknowledge.submit")}
      intro={<p>{text("acknowledge.detail")}</p>}
      initialValues={{ comment: "" }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="comment"
        label={text("acknowledge.comment")}
        rules={[{ max: alertReason, message: text("form.long", { max: alertReason }) }]}
      >
        <Input autoComplete="off" />
      </Form.Item>
    </RecordForm>
  );
};
