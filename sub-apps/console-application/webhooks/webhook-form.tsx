import type { Webhook } from "@console-shell/contract/calls/webhook";
import {
  type SubscribedEventType,
  subscribedEventTypes,
} from "@console-shell/contract/words/webhooks";
import { RecordForm, useApiMutation, useNotify } from "@console-shell/sdk";
import { Form, Input } from "antd";
import { useText } from "../messages/index.ts";
import { Choices } from "../shared/choices.tsx";

interface Values {
  url: string;
  events: SubscribedEventType[];
}

interface WebhookFormProps {
  clientAppId: string;
  /** The webhook to edit; undefined to add one. */
  webhook?: Webhook;
  /** Called with a new webhook's secret. */
  onIssued?: (secret: string) => void;
  onClose: () => void;
}

/** The dialog that adds or edits a webhook. */
export const WebhookForm = ({ clientAppId, webhook, onIssued, onClose }: WebhookFormProps) => {
  const text = useText();
  const notify = useNotify();
  const add = useApiMutation("POST /cc-api/client-app/:id/webhook/add");
  const update = useApiMutation("PATCH /cc-api/client-app/:id/webhook/:webhookId");

  const save = async ({ url, events }: Values) => {
    const body = { url: url.trim(), events };
    const params = { id: clientAppId };
    if (webhook) {
      await update.mutateAsync({ params: { ...params, webhookId: webhook.id }, body });
      notify({ kind: "success", title: text("webhook.saved") });
    } else {
      const { secret } = await add.mutateAsync({ params, body });
      onIssued?.(secret);
    }
  };

  return (
    <RecordForm<Values>
      title={text(webhook ? "webhook.editTitle" : "webhook.addTitle")}
      submit={text(webhook ? "word.save" : "word.create")}
      initialValues={{ url: webhook?.url ?? "", events: webhook?.events ?? [] }}
      save={save}
      onClose={onClose}
    >
      <Form.Item
        name="url"
        label={text("webhook.url")}
        extra={text("webhook.urlHelp")}
        rules={[{ required: true, whitespace: true, message: text("required.url") }]}
      >
        <Input maxLength={1000} autoComplete="off" inputMode="url" />
      </Form.Item>
      <Form.Item
        name="events"
        label={text("webhook.events")}
        extra={text("webhook.eventsHelp")}
        rules={[{ required: true, type: "array", min: 1, message: text("webhook.eventsRequired") }]}
      >
        <Choices
          className="webhook-events"
          options={subscribedEventTypes.map((value) => ({
            value,
            label: text(`event.${value}`),
          }))}
        />
      </Form.Item>
    </RecordForm>
  );
};
