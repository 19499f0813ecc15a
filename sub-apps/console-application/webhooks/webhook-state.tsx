import { Status } from "@console-shell/ui";
import type { Webhook } from "@console-shell/contract/calls/webhook";
import { useText } from "../messages/index.ts";

/** Whether a webhook is active, or why not. */
export const WebhookStateBadge = ({ webhook }: { webhook: Webhook }) => {
  const text = useText();
  const { state, pausedBecause } = webhook;
  if (state === "active") return <Status status="success" text={text("webhookState.active")} />;
  return (
    <>
      <Status
        status={pausedBecause === "operator" ? "default" : "error"}
        text={text("webhookState.paused")}
      />
      <span className="webhook-detail">{text(`paused.${pausedBecause ?? "operator"}`)}</span>
    </>
  );
};
