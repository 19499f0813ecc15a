import type { Webhook } from "@console-shell/contract/endpoints/webhook";
import { applyFieldErrors, useApiMutation, useDraft, useWriteButton } from "@console-shell/sdk";
import { Alert, Form, Modal, Radio } from "antd";
import { useText } from "../messages/index.ts";

const hour = 60 * 60 * 1000;
const overlaps = { now: 0, hour, day: 24 * hour, week: 7 * 24 * hour } as const;
const choices = ["now", "hour", "day", "week"] as const satisfies (keyof typeof overlaps)[];

interface Values {
  overlap: keyof typeof overlaps;
}

interface RotateSecretFormProps {
  webhook: Webhook;
  onIssued: (secret: string) => void;
  onClose: () => void;
}

/** The dialog that makes a new signing secret, with an overlap in which both sign. */
export const RotateSecretForm = ({ webhook, onIssued, onClose }: RotateSecretFormProps) => {
  const text = useText();
  const [form] = Form.useForm<Values>();
  const draft = useDraft(onClose);
  const writeButton = useWriteButton();
  const rotate = useApiMutation("POST /cc-api/client-application/:id/webhook/:webhookId/rotate");

  const submit = async ({ overlap }: Values) => {
    try {
      const { secret } = await rotate.mutateAsync({
        params: { id: webhook.applicationId, webhookId: webhook.id },
        body: { oldSecretEndsAt: Date.now() + overlaps[overlap] },
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
      title={text("secret.rotateTitle")}
      okText={text("secret.rotateSubmit")}
      okButtonProps={writeButton(rotate.isPending)}
      cancelText={text("common.cancel")}
      onOk={form.submit}
      onCancel={draft.close}
    >
      <p>{text("secret.rotateDetail")}</p>
      {webhook.oldSecretEndsAt === null ? null : (
        <Alert
          type="warning"
          showIcon
          title={text("secret.olderEnds")}
          style={{ marginBottom: 16 }}
        />
      )}
      <Form<Values>
        form={form}
        onValuesChange={draft.onValuesChange}
        layout="vertical"
        initialValues={{ overlap: "day" }}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item name="overlap" required label={text("secret.overlap")}>
          <Radio.Group
            className="key-overlaps"
            options={choices.map((value) => ({ value, label: text(`secret.overlap.${value}`) }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
};
