import type { ClientApiKey } from "@console-shell/contract/calls/client-app";
import { RecordForm, useApiMutation } from "@console-shell/sdk";
import { Form, Radio } from "antd";
import type { Dayjs } from "dayjs";
import { useText } from "../messages/index.ts";
import { ExpiryField, ExpiryPicker, latestExpiry } from "./expiry-picker.tsx";

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
  clientAppId: string;
  apiKey: ClientApiKey;
  /** Days that the security policy allows; null for no limit. */
  longestDays: number | null;
  onIssued: (secret: string) => void;
  onClose: () => void;
}

/** A custom end for the old key, in addition to the presets. */
const ChosenEnd = () => {
  const text = useText();
  const overlap: Overlap | undefined = Form.useWatch("overlap");
  return overlap === "choose" ? (
    <Form.Item
      name="oldKeyExpiresAt"
      label={text("key.overlapTime")}
      rules={[{ required: true, message: text("required.time") }]}
    >
      <ExpiryPicker />
    </Form.Item>
  ) : null;
};

/** The dialog that rotates a key, with an overlap in which both are valid. */
export const RotateForm = ({
  clientAppId,
  apiKey,
  longestDays,
  onIssued,
  onClose,
}: RotateFormProps) => {
  const text = useText();
  const rotate = useApiMutation("POST /cc-api/client-app/:id/key/:keyId/rotate");

  const save = async ({ overlap, oldKeyExpiresAt, expiresAt }: Values) => {
    const end = overlap === "choose" ? oldKeyExpiresAt?.valueOf() : Date.now() + overlaps[overlap];
    const { secret } = await rotate.mutateAsync({
      params: { id: clientAppId, keyId: apiKey.id },
      body: { oldKeyExpiresAt: end ?? Date.now(), expiresAt: expiresAt?.valueOf() ?? null },
    });
    onIssued(secret);
  };

  return (
    <RecordForm<Values>
      title={text("key.rotateTitle", { name: apiKey.name })}
      submit={text("key.rotateSubmit")}
      initialValues={{ overlap: "week", expiresAt: latestExpiry(longestDays) }}
      save={save}
      onClose={onClose}
      intro={<p>{text("key.rotateDetail")}</p>}
    >
      <Form.Item name="overlap" required label={text("key.overlap")}>
        <Radio.Group
          className="key-overlaps"
          options={choices.map((value) => ({ value, label: text(`key.overlap.${value}`) }))}
        />
      </Form.Item>
      <ChosenEnd />
      <ExpiryField label={text("key.newExpiry")} longestDays={longestDays} />
    </RecordForm>
  );
};
