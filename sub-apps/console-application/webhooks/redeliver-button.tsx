import type { Delivery, Webhook } from "@console-shell/contract/calls/webhook";
import { useApiMutation, useFormat, useNotify, useWriteButton } from "@console-shell/sdk";
import { Button } from "antd";
import { useText } from "../messages/index.ts";

interface RedeliverButtonProps {
  webhook: Pick<Webhook, "id" | "clientAppId">;
  delivery: Delivery;
  size?: "small" | "middle";
}

/** Redelivers a delivery that succeeded or was given up; pending ones are retried anyway. */
export const RedeliverButton = ({ webhook, delivery, size = "middle" }: RedeliverButtonProps) => {
  const text = useText();
  const format = useFormat();
  const notify = useNotify();
  const writeButton = useWriteButton();
  const redeliver = useApiMutation(
    "POST /cc-api/client-app/:id/webhook/:webhookId/delivery/:deliveryId/redeliver",
  );
  const { id: deliveryId, type, state, createdAt } = delivery;
  if (state !== "delivered" && state !== "dead") return null;
  const params = { id: webhook.clientAppId, webhookId: webhook.id, deliveryId };
  const send = () =>
    redeliver.mutate(
      { params },
      {
        onSuccess: () =>
          notify({ kind: "success", title: text("delivery.sentAgain", { count: 1 }) }),
      },
    );
  return (
    <Button
      size={size}
      {...writeButton(redeliver.isPending)}
      aria-label={text("delivery.againLabel", {
        event: text(`event.${type}`),
        time: format.dateTime(createdAt),
      })}
      onClick={send}
    >
      {text("delivery.again")}
    </Button>
  );
};
