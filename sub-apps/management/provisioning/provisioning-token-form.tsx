import { RecordForm, useApiMutation, useHasMail } from "@console-shell/sdk";
import { Checkbox, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useText } from "../messages/index.ts";
import { ExpiryField } from "../tokens/expiry-field.tsx";

interface Values {
  name: string;
  invites: boolean;
  expiresAt: Dayjs;
}

interface ProvisioningTokenFormProps {
  onIssued: (secret: string) => void;
  onClose: () => void;
}

/** The dialog that creates a token for an identity provider. */
export const ProvisioningTokenForm = ({ onIssued, onClose }: ProvisioningTokenFormProps) => {
  const text = useText();
  const hasMail = useHasMail();
  const add = useApiMutation("POST /mc-api/provisioning/token/add");
  const save = async ({ expiresAt, ...values }: Values) => {
    const { secret } = await add.mutateAsync({
      body: { ...values, expiresAt: expiresAt.endOf("day").valueOf() },
    });
    onIssued(secret);
  };
  return (
    <RecordForm<Values>
      title={text("tokens.add")}
      submit={text("word.create")}
      initialValues={{ name: "", invites: false, expiresAt: dayjs().add(180, "day") }}
      save={save}
      onClose={onClose}
      intro={<p>{text("provisioning.tokenDetail")}</p>}
    >
      <Form.Item
        name="name"
        label={text("word.name")}
        extra={text("provisioning.tokenNameHelp")}
        rules={[{ required: true, whitespace: true, message: text("required.name") }]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <ExpiryField longestDays={365} />
      <Form.Item
        name="invites"
        valuePropName="checked"
        extra={text(hasMail ? "provisioning.invitesHelp" : "provisioning.invitesUnmailed")}
      >
        <Checkbox disabled={!hasMail}>{text("provisioning.invites")}</Checkbox>
      </Form.Item>
    </RecordForm>
  );
};
