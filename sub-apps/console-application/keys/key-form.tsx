import { apiScopes, missingForScopes } from "@console-shell/contract/words/api-scopes";
import type { ApiKeyScope } from "@console-shell/contract/calls/client-app";
import { RecordForm, useApiMutation, usePermissions } from "@console-shell/sdk";
import { Form, Input } from "antd";
import type { Dayjs } from "dayjs";
import { useText } from "../messages/index.ts";
import { Choices } from "../shared/choices.tsx";
import { ExpiryPicker } from "./expiry-picker.tsx";

interface Values {
  name: string;
  scopes: ApiKeyScope[];
  expiresAt?: Dayjs | null;
}

interface KeyFormProps {
  clientAppId: string;
  onIssued: (secret: string) => void;
  onClose: () => void;
}

/** The dialog that creates a key. */
export const KeyForm = ({ clientAppId, onIssued, onClose }: KeyFormProps) => {
  const text = useText();
  const { permissions } = usePermissions();
  const offered = apiScopes.filter(
    (scope) => missingForScopes([scope], (one) => permissions.includes(one)).length === 0,
  );
  const add = useApiMutation("POST /cc-api/client-app/:id/key/add");

  const save = async ({ name, scopes, expiresAt }: Values) => {
    const { secret } = await add.mutateAsync({
      params: { id: clientAppId },
      body: { name, scopes, expiresAt: expiresAt?.valueOf() ?? null },
    });
    onIssued(secret);
  };

  return (
    <RecordForm<Values>
      title={text("key.addTitle")}
      submit={text("common.create")}
      initialValues={{ name: "", scopes: [], expiresAt: null }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text("key.name")}
        extra={text("key.nameHelp")}
        rules={[{ required: true, whitespace: true, message: text("required.name") }]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={text("key.scopes")}
        extra={offered.length < apiScopes.length ? text("key.scopesHelp") : null}
        rules={[{ required: true, type: "array", min: 1, message: text("key.scopesRequired") }]}
      >
        <Choices
          className="key-scopes"
          options={offered.map((value) => ({ value, label: text(`scope.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="expiresAt" label={text("key.expiry")} extra={text("key.expiryHelp")}>
        <ExpiryPicker />
      </Form.Item>
    </RecordForm>
  );
};
