import type { WebhookEventType } from "@console-shell/contract/words/webhooks";
import { useText } from "../messages/index.ts";

/** An event's name, and its type as sent. */
export const EventName = ({ type }: { type: WebhookEventType }) => {
  const text = useText();
  return (
    <>
      <div>{text(`event.${type}`)}</div>
      <code className="webhook-code">{type}</code>
    </>
  );
};
