import { stagePattern } from "@console-shell/contract/words/sub-app-releases";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form, Input } from "antd";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { OperatorSelect } from "../shared/operator-select.tsx";

interface Values {
  name: string;
  ownerId: string;
}

/** The dialog that reserves a name for a sub-app; its page is next, for the first token. */
export const SubAppForm = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const add = useApiMutation("POST /mc-api/sub-app/add");

  const save = async (body: Values) => {
    const { name } = await add.mutateAsync({ body });
    notify({ kind: "success", title: text("subApp.added", { name }) });
    void navigate(`/sub-apps/${name}?tab=tokens`);
  };

  return (
    <RecordForm<Values>
      title={text("subApps.add")}
      submit={text("word.create")}
      initialValues={{ name: "" }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text("word.name")}
        extra={text("subApp.nameHelp")}
        rules={[
          { required: true, message: text("required.name") },
          // Names of sub-apps and of stages are alike.
          { pattern: stagePattern, message: text("subApp.namePattern") },
        ]}
      >
        <Input maxLength={40} autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="ownerId"
        label={text("word.owner")}
        extra={text("subApp.ownerHelp")}
        rules={[{ required: true, message: text("required.owner") }]}
      >
        <OperatorSelect />
      </Form.Item>
    </RecordForm>
  );
};
