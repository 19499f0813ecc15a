import type { Webhook } from "@console-shell/contract/calls/webhook";
import { useFormat } from "@console-shell/sdk";
import { Facts, Tag } from "@console-shell/ui";
import { Space } from "antd";
import { useText } from "../messages/index.ts";
import { LastAttempt } from "./last-attempt.tsx";

/** A webhook's facts. */
export const WebhookFacts = ({ webhook }: { webhook: Webhook }) => {
  const text = useText();
  const format = useFormat();
  const { events, oldSecretEndsAt, createdAt } = webhook;
  return (
    <Facts
      items={[
        { label: text("webhook.lastAttempt"), value: <LastAttempt {...webhook} /> },
        {
          label: text("webhook.secret"),
          value:
            oldSecretEndsAt === null
              ? text("secret.one")
              : text("secret.two", { time: format.dateTime(oldSecretEndsAt) }),
        },
        { label: text("word.createdAt"), value: format.dateTime(createdAt) },
        {
          label: text("webhook.events"),
          value: (
            <Space size={4} wrap>
              {events.map((type) => (
                <Tag key={type} title={type} style={{ marginInlineEnd: 0 }}>
                  {text(`event.${type}`)}
                </Tag>
              ))}
            </Space>
          ),
        },
      ]}
    />
  );
};
