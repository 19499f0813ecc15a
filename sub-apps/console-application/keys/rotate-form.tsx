import type { ClientApiKey } from "@console-shell/contract/endpoints/client-application";
import { applyFieldErrors, useApiMutation, useDraft, useWriteButton } from "@console-shell/sdk";
import { Form, Modal, Radio } from "antd";
import type { Dayjs } from "dayjs";
import { useText } from "../messages/index.ts";
import { ExpiryPicker } from "./expiry-picker.tsx";

const day = 24 * 60 * 60 * 1000;
const overlaps = { now: 0, day, week: 7 * day, month: 30 * day } as const;
type Overlap = keyof typeof overlaps | "choose";
const choices: Overlap[] = ["now", "day", "week", "month", "choose"];

interface Values {
  overlap: Overlap;
  oldKeyExpiresAt?: Dayjs | null;
  expiresAt?: Dayjs | null;
}

interface RotateFormProps {
  applicationId: string;
  apiKey: ClientApiKey;
  onIssued: (secret: string) => void;
  onClose: () => void;
}

/** The dialog that replaces a key, with an overlap in which both work. */
export const RotateForm = ({ applicationId, apiKey, onIssued, onClose }: RotateFormProps) => {
  const text = useText();
  const [form] = Form.useForm<Values>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const overlap = Form.useWatch("overlap", form);
  const rotate = useApiMutation("POST /cc-api/client-application/:id/key/:keyId/rotate");

  const submit = async ({ overlap, oldKeyExpiresAt, expiresAt }: Values) => {
    const end = overlap === "choose" ? oldKeyExpiresAt?.valueOf() : Date.now() + overlaps[overlap];
    try {
      const { secret } = await rotate.mutateAsync({
        params: { id: applicationId, keyId: apiKey.id },
        body: { oldKeyExpiresAt: end ?? Date.now(), expiresAt: expiresAt?.valueOf() ?? null },
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
      title={text("key.rotateTitle", { name: apiKey.name })}
      okText={text("key.rotateSubmit")}
      okButtonProps={writeButton(rotate.isPending)}
      cancelText={text("common.cancel")}
      onOk={form.submit}
      onCancel={draft.close}
    >
      <p>{text("key.rotateDetail")}</p>
      <Form<Values>
        form={form}
        onValuesChange={draft.onValuesChange}
        layout="vertical"
        initialValues={{ overlap: "week" }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="overlap" required label={text("key.overlap")}>
          <Radio.Group
            className="key-overlaps"
            options={choices.map((value) => ({ value, label: text(`key.overlap.${value}`) }))}
          />
        </Form.Item>
        {overlap === "choose" ? (
          <Form.Item
            name="oldKeyExpiresAt"
            label={text("key.overlapTime")}
            rules={[{ required: true, message: text("key.required") }]}
          >
            <ExpiryPicker />
          </Form.Item>
        ) : null}
        <Form.Item name="expiresAt" label={text("key.newExpiry")} extra={text("key.expiryHelp")}>
          <ExpiryPicker />
        </Form.Item>
      </Form>
    </Modal>
  );
};
