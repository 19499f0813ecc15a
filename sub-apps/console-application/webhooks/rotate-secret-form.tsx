import type { Webhook } from "@console-shell/contract/calls/webhook";
import { RecordForm, useApiMutation } from "@console-shell/sdk";
import { Alert, Form, Radio } from "antd";
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

/** The dialog that rotates the signing secret, with an overlap in which both sign. */
export const RotateSecretForm = ({ webhook, onIssued, onClose }: RotateSecretFormProps) => {
  const text = useText();
  const rotate = useApiMutation("POST /cc-api/client-app/:id/webhook/:webhookId/rotate");

  const save = async ({ overlap }: Values) => {
    const { secret } = await rotate.mutateAsync({
      params: { id: webhook.clientAppId, webhookId: webhook.id },
      body: { oldSecretEndsAt: Date.now() + overlaps[overlap] },
    });
    onIssued(secret);
  };

  return (
    <RecordForm<Values>
      title={text("secret.rotateTitle")}
      submit={text("secret.rotateSubmit")}
      initialValues={{ overlap: "day" }}
      save={save}
      onClose={onClose}
      intro={
        <>
          <p>{text("secret.rotateDetail")}</p>
          {webhook.oldSecretEndsAt === null ? null : (
            <Alert
              type="warning"
              showIcon
              title={text("secret.olderEnds")}
              style={{ marginBottom: 16 }}
            />
          )}
        </>
      }
    >
      <Form.Item name="overlap" required label={text("secret.overlap")}>
        <Radio.Group
          className="key-overlaps"
          options={choices.map((value) => ({ value, label: text(`secret.overlap.${value}`) }))}
        />
      </Form.Item>
    </RecordForm>
  );
};
