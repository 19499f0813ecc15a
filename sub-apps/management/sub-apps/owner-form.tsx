import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form } from "antd";
import { useText } from "../messages/index.ts";
import { OperatorSelect } from "../shared/operator-select.tsx";

/** The dialog that gives a sub-app another owner. */
export const OwnerForm = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const text = useText();
  const notify = useNotify();
  const update = useApiMutation("PATCH /mc-api/sub-app/:name");
  return (
    <RecordForm<{ ownerId: string }>
      title={text("owner.change")}
      submit={text("word.save")}
      initialValues={{}}
      save={async (body) => {
        const { ownerName } = await update.mutateAsync({ params: { name }, body });
        notify({ kind: "success", title: text("owner.saved", { name: ownerName }) });
      }}
      onClose={onClose}
    >
      <Form.Item
        name="ownerId"
        label={text("word.owner")}
        rules={[{ required: true, message: text("required.owner") }]}
      >
        <OperatorSelect />
      </Form.Item>
    </RecordForm>
  );
};
