import type { ClientApp } from "@console-shell/contract/calls/client-app";
import {
  OperatorSelect,
  RecordForm,
  useAccount,
  useApiMutation,
  useNotify,
} from "@console-shell/sdk";
import { Form, Input, Select } from "antd";
import { useNavigate } from "react-router";
import { useText } from "../messages/index.ts";
import { environments } from "./client-app-tags.tsx";

interface Values {
  name: string;
  environment: ClientApp["environment"];
  description: string;
  ownerId: string;
}

interface ClientAppFormProps {
  /** The client app to edit; undefined to add one. */
  clientApp?: ClientApp;
  onClose: () => void;
}

/** The drawer that adds a client app, and leads to it, or edits one. */
export const ClientAppForm = ({ clientApp, onClose }: ClientAppFormProps) => {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const account = useAccount();
  const owner = clientApp
    ? { id: clientApp.ownerId, name: clientApp.ownerName }
    : { id: account.id, name: account.name };
  const add = useApiMutation("POST /cc-api/client-app/add");
  const update = useApiMutation("PATCH /cc-api/client-app/:id");

  const save = async ({ environment, ...values }: Values) => {
    const saved = clientApp
      ? await update.mutateAsync({ params: { id: clientApp.id }, body: values })
      : await add.mutateAsync({ body: { environment, ...values } });
    const title = clientApp ? "clientApp.saved" : "clientApp.added";
    notify({ kind: "success", title: text(title, { name: saved.name }) });
    if (!clientApp) void navigate(`/applications/${saved.id}`);
  };

  return (
    <RecordForm<Values>
      title={text(clientApp ? "clientApp.editTitle" : "clientApp.addTitle")}
      submit={text(clientApp ? "word.save" : "word.create")}
      initialValues={{
        name: clientApp?.name ?? "",
        environment: clientApp?.environment ?? "sandbox",
        description: clientApp?.description ?? "",
        ownerId: owner.id,
      }}
      save={save}
      onClose={onClose}
      drawer={560}
    >
      <Form.Item
        name="name"
        label={text("word.name")}
        rules={[{ required: true, whitespace: true, message: text("word.enterName") }]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="environment"
        required
        label={text("word.environment")}
        extra={text("clientApp.environmentHelp")}
      >
        <Select
          disabled={clientApp !== undefined}
          options={environments.map((value) => ({ value, label: text(`environment.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="ownerId"
        label={text("word.owner")}
        extra={clientApp?.ownRole === "manager" ? text("clientApp.ownerHelp") : null}
        rules={[{ required: true, message: text("required.owner") }]}
      >
        <OperatorSelect
          from="GET /cc-api/client-app/owner/list"
          disabled={clientApp?.ownRole === "manager"}
          selected={owner}
        />
      </Form.Item>
      <Form.Item name="description" label={text("clientApp.description")}>
        <Input.TextArea maxLength={500} rows={3} showCount />
      </Form.Item>
    </RecordForm>
  );
};
