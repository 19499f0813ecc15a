import { Status } from "@console-shell/ui";
import type { Webhook } from "@console-shell/contract/calls/webhook";
import { useFormat } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

/** When a webhook was last called, and whether that succeeded. */
export const LastAttempt = ({
  lastAttemptAt,
  lastSucceeded,
}: Pick<Webhook, "lastAttemptAt" | "lastSucceeded">) => {
  const text = useText();
  const format = useFormat();
  if (lastAttemptAt === null) return text("webhook.neverSent");
  return (
    <>
      <Status
        status={lastSucceeded ? "success" : "error"}
        text={text(lastSucceeded ? "webhook.arrived" : "webhook.failed")}
      />
      <div className="webhook-detail" title={format.dateTime(lastAttemptAt)}>
        {format.relative(lastAttemptAt)}
      </div>
    </>
  );
};
