import type { Delivery, Webhook } from "@console-shell/contract/calls/webhook";
import { useFormat } from "@console-shell/sdk";
import type { TableColumns } from "@console-shell/ui";
import { Link } from "react-router";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";
import { DeliveryStateBadge } from "./delivery-state.tsx";
import { NextAttempt } from "./next-attempt.tsx";
import { OutcomeText } from "./outcome-text.tsx";
import { RedeliverButton } from "./redeliver-button.tsx";
import type { WebhookEventType } from "@console-shell/contract/words/webhooks";

/** An event's name, and its type as sent. */
const EventName = ({ type }: { type: WebhookEventType }) => {
  const text = useText();
  return (
    <>
      <div>{text(`event.${type}`)}</div>
      <code className="webhook-code">{type}</code>
    </>
  );
};

/** The columns of deliveries; each links to its attempts. */
export const useDeliveryColumns = (webhook: Webhook): TableColumns<Delivery> => {
  const text = useText();
  const format = useFormat();
  const mayUpdate = useMayWrite("console-application:webhook:update");
  const { id: webhookId, clientAppId } = webhook;
  return [
    {
      key: "createdAt",
      title: text("word.time"),
      render: (_, { id, createdAt }) => (
        <Link
          to={`/applications/${clientAppId}/webhooks/${webhookId}/deliveries/${id}`}
          style={{ whiteSpace: "nowrap" }}
        >
          {format.dateTime(createdAt)}
        </Link>
      ),
    },
    {
      key: "type",
      title: text("delivery.event"),
      render: (_, { type }) => <EventName type={type} />,
    },
    {
      key: "state",
      title: text("word.state"),
      render: (_, delivery) => (
        <>
          <DeliveryStateBadge state={delivery.state} />
          <NextAttempt webhook={webhook} delivery={delivery} />
        </>
      ),
    },
    {
      key: "attempts",
      title: text("delivery.attempts"),
      align: "end",
      render: (_, { attemptCount }) => format.number(attemptCount),
    },
    {
      key: "last",
      title: text("delivery.last"),
      render: (_, { lastStatus, lastError, lastAttemptAt }) => (
        <>
          <OutcomeText status={lastStatus} error={lastError} />
          {lastAttemptAt === null ? null : (
            <div className="webhook-detail" title={format.dateTime(lastAttemptAt)}>
              {format.relative(lastAttemptAt)}
            </div>
          )}
        </>
      ),
    },
    ...(mayUpdate
      ? [
          {
            key: "actions",
            title: text("word.actions"),
            render: (_: unknown, delivery: Delivery) => (
              <RedeliverButton webhook={webhook} delivery={delivery} size="small" />
            ),
          },
        ]
      : []),
  ];
};
