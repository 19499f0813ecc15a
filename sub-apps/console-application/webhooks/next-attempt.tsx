import type { Delivery, Webhook } from "@console-shell/contract/calls/webhook";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

interface NextAttemptProps {
  webhook: Pick<Webhook, "state">;
  delivery: Pick<Delivery, "state" | "nextAttemptAt">;
}

/** When a pending delivery is retried, or why it waits. */
export const NextAttempt = ({ webhook, delivery }: NextAttemptProps) => {
  const text = useText();
  const format = useFormat();
  const { state, nextAttemptAt } = delivery;
  if (state === "delivered" || state === "dead") return null;
  const words = () => {
    if (nextAttemptAt === null) return text("delivery.beingSent");
    if (webhook.state === "paused") return text("delivery.waitsForResume");
    return text("delivery.next", { time: format.relative(nextAttemptAt) });
  };
  return <span className="webhook-detail">{words()}</span>;
};
