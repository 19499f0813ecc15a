import { apiScopes } from "@console-shell/contract/api-scopes";
import type { ApiKeyScope } from "@console-shell/contract/endpoints/client-application";
import { applyFieldErrors, useApiMutation, useDraft, useWriteButton } from "@console-shell/sdk";
import { Checkbox, Form, Input, Modal } from "antd";
import type { Dayjs } from "dayjs";
import { useText } from "../messages/index.ts";
import { ExpiryPicker } from "./expiry-picker.tsx";

interface Values {
  name: string;
  scopes: ApiKeyScope[];
  expiresAt?: Dayjs | null;
}

interface KeyFormProps {
  applicationId: string;
  onIssued: (secret: string) => void;
  onClose: () => void;
}

/** The dialog that makes a key. */
export const KeyForm = ({ applicationId, onIssued, onClose }: KeyFormProps) => {
  const text = useText();
  const [form] = Form.useForm<Values>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const add = useApiMutation("POST /cc-api/client-application/:id/key/add");

  const create = async ({ name, scopes, expiresAt }: Values) => {
    try {
      const { secret } = await add.mutateAsync({
        params: { id: applicationId },
        body: { name, scopes, expiresAt: expiresAt?.valueOf() ?? null },
      });
      draft.done();
      onIssued(secret);
    } catch (error) {
      applyFieldErrors(form, error);
    }
  };

  return (
    <Modal
      open
      title={text("key.addTitle")}
      okText={text("key.create")}
      okButtonProps={writeButton(add.isPending)}
      cancelText={text("common.cancel")}
      onOk={form.submit}
      onCancel={draft.close}
    >
      <Form<Values>
        form={form}
        onValuesChange={draft.onValuesChange}
        layout="vertical"
        initialValues={{ name: "", scopes: [], expiresAt: null }}
        onFinish={(values) => void create(values)}
      >
        <Form.Item
          name="name"
          label={text("key.name")}
          extra={text("key.nameHelp")}
          rules={[{ required: true, whitespace: true, message: text("key.required") }]}
        >
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="scopes"
          label={text("key.scopes")}
          rules={[{ required: true, type: "array", min: 1, message: text("key.scopesRequired") }]}
        >
          <Checkbox.Group
            className="key-scopes"
            options={apiScopes.map((value) => ({ value, label: text(`scope.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="expiresAt" label={text("key.expiry")} extra={text("key.expiryHelp")}>
          <ExpiryPicker />
        </Form.Item>
      </Form>
    </Modal>
  );
};
