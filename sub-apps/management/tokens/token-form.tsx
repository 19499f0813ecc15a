import { type TokenScope, tokenScopes } from "@console-shell/contract/words/sub-app-releases";
import { RecordForm, useApiMutation } from "@console-shell/sdk";
import { Checkbox, Form, Input } from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { useText } from "../messages/index.ts";
import { ExpiryField } from "./expiry-field.tsx";

interface Values {
  name: string;
  scopes: TokenScope[];
  expiresAt: Dayjs;
}

interface ScopesProps {
  id?: string;
  value?: TokenScope[];
  onChange?: (scopes: TokenScope[]) => void;
}

/* Without antd's `aria-required`, which a group of checkboxes may not have. */
const Scopes = ({ id, value = [], onChange }: ScopesProps) => {
  const text = useText();
  return (
    <Checkbox.Group<TokenScope>
      {...(id ? { id } : {})}
      value={value}
      onChange={(scopes) => onChange?.(scopes)}
      options={tokenScopes.map((scope) => ({ value: scope, label: text(`scope.${scope}`) }))}
    />
  );
};

interface TokenFormProps {
  /** The sub-app. */
  name: string;
  /** Days that the security policy allows. */
  longestDays: number;
  onIssued: (secret: string) => void;
  onClose: () => void;
}

/** The dialog that creates a token. */
export const TokenForm = ({ name, longestDays, onIssued, onClose }: TokenFormProps) => {
  const text = useText();
  const add = useApiMutation("POST /mc-api/sub-app/:name/token/add");
  const save = async ({ expiresAt, ...values }: Values) => {
    const latest = dayjs().add(longestDays * 24, "hour");
    const end = expiresAt.endOf("day");
    const { secret } = await add.mutateAsync({
      params: { name },
      body: { ...values, expiresAt: Math.min(end.valueOf(), latest.valueOf()) },
    });
    onIssued(secret);
  };
  return (
    <RecordForm<Values>
      title={text("tokens.add")}
      submit={text("word.create")}
      initialValues={{
        name: "",
        scopes: ["publish"],
        expiresAt: dayjs().add(Math.min(90, longestDays), "day"),
      }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text("word.name")}
        extra={text("token.nameHelp")}
        rules={[{ required: true, whitespace: true, message: text("required.name") }]}
      >
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={text("token.scopes")}
        rules={[{ required: true, type: "array", min: 1, message: text("required.scopes") }]}
      >
        <Scopes />
      </Form.Item>
      <ExpiryField longestDays={longestDays} />
    </RecordForm>
  );
};
