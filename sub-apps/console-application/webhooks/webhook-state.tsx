import type { Webhook } from "@console-shell/contract/calls/webhook";
import { Badge } from "antd";
import { useText } from "../messages/index.ts";

/** Whether a webhook is active, or why not. */
export const WebhookStateBadge = ({ webhook }: { webhook: Webhook }) => {
  const text = useText();
  const { state, pausedBecause } = webhook;
  if (state === "active") return <Badge status="success" text={text("webhookState.active")} />;
  return (
    <>
      <Badge
        status={pausedBecause === "operator" ? "default" : "error"}
        text={text("webhookState.paused")}
      />
      <div className="webhook-detail">{text(`paused.${pausedBecause ?? "operator"}`)}</div>
    </>
  );
};
