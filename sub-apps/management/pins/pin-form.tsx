import type { Role } from "@console-shell/contract";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form, Radio, Select } from "antd";
import { useText } from "../messages/index.ts";
import { roleNames } from "../operators/choices.ts";
import { VersionField } from "../releases/version-field.tsx";
import { OperatorSelect } from "../shared/operator-select.tsx";

interface Values {
  kind: "operator" | "role";
  operatorId?: string;
  role?: Role;
  version: string;
}

/** Whose pin it is. */
const WhoseField = () => {
  const text = useText();
  const kind: Values["kind"] | undefined = Form.useWatch("kind");
  return kind === "role" ? (
    <Form.Item
      name="role"
      label={text("operator.role")}
      rules={[{ required: true, message: text("required.role") }]}
    >
      <Select options={roleNames.map((value) => ({ value, label: text(`role.${value}`) }))} />
    </Form.Item>
  ) : (
    <Form.Item
      name="operatorId"
      label={text("pin.operator")}
      rules={[{ required: true, message: text("required.operator") }]}
    >
      <OperatorSelect />
    </Form.Item>
  );
};

interface PinFormProps {
  /** The sub-app. */
  name: string;
  onClose: () => void;
}

/** The dialog that gives an operator or a role a fixed release. */
export const PinForm = ({ name, onClose }: PinFormProps) => {
  const text = useText();
  const notify = useNotify();
  const add = useApiMutation("POST /mc-api/sub-app/:name/pin/add");
  const save = async ({ kind, operatorId, role, version }: Values) => {
    const pin = await add.mutateAsync({
      params: { name },
      body: { version, ...(kind === "role" ? { role } : { operatorId }) },
    });
    const whose = pin.role === null ? (pin.operatorName ?? "–") : text(`role.${pin.role}`);
    notify({ kind: "success", title: text("pin.added", { name: whose, version }) });
  };
  return (
    <RecordForm<Values>
      title={text("pins.add")}
      submit={text("operator.createAction")}
      initialValues={{ kind: "operator" }}
      save={save}
      onClose={onClose}
      intro={<p>{text("pin.detail")}</p>}
    >
      <Form.Item name="kind" label={text("pin.for")} required>
        <Radio.Group
          options={[
            { value: "operator", label: text("pin.operator") },
            { value: "role", label: text("operator.role") },
          ]}
        />
      </Form.Item>
      <WhoseField />
      <VersionField name={name} />
    </RecordForm>
  );
};
