import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form, Input } from "antd";
import { useText } from "../messages/index.ts";
import type { SubApp } from "./sub-app.ts";

interface ServerFormProps {
  subApp: SubApp;
  onClose: () => void;
}

/** The dialog for the origin of a sub-app's own server, to which the console passes its calls. */
export const ServerForm = ({ subApp: { name, backend }, onClose }: ServerFormProps) => {
  const text = useText();
  const notify = useNotify();
  const update = useApiMutation("PATCH /mc-api/sub-app/:name");
  return (
    <RecordForm<{ backend: string }>
      title={text("server.title")}
      submit={text("word.save")}
      initialValues={{ backend: backend ?? "" }}
      save={async ({ backend: typed }) => {
        const body = { backend: typed.trim() || null };
        await update.mutateAsync({ params: { name }, body });
        notify({ kind: "success", title: text("server.saved") });
      }}
      onClose={onClose}
    >
      <Form.Item
        name="backend"
        label={text("server.origin")}
        extra={text("server.originHelp", { path: `/-/apps/${name}/api/` })}
      >
        <Input maxLength={300} autoComplete="off" inputMode="url" spellCheck={false} />
      </Form.Item>
    </RecordForm>
  );
};
