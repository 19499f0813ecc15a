import type { Webhook } from "@console-shell/contract/calls/webhook";
import type { WebhookState } from "@console-shell/contract/words/webhooks";
import { useApiMutation, useNotify } from "@console-shell/sdk";
import { useText } from "../messages/index.ts";

/** Writes to a webhook that need only a click. The console shows failures. */
export const useWebhookWrites = ({ id: webhookId, clientAppId }: Webhook) => {
  const text = useText();
  const notify = useNotify();
  const params = { id: clientAppId, webhookId };
  const update = useApiMutation("PATCH /cc-api/client-app/:id/webhook/:webhookId");
  const test = useApiMutation("POST /cc-api/client-app/:id/webhook/:webhookId/test");
  const again = useApiMutation("POST /cc-api/client-app/:id/webhook/:webhookId/redeliver-dead");
  const say = (title: string) => notify({ kind: "success", title });
  return {
    change: (state: WebhookState) =>
      update.mutate(
        { params, body: { state } },
        {
          onSuccess: () => say(text(state === "active" ? "webhook.resumed" : "webhook.pausedNow")),
        },
      ),
    isChanging: update.isPending,
    test: () => test.mutate({ params }, { onSuccess: () => say(text("webhook.testSent")) }),
    isTesting: test.isPending,
    sendDeadAgain: () =>
      again.mutate(
        { params },
        { onSuccess: ({ count }) => say(text("delivery.sentAgain", { count })) },
      ),
    isSendingAgain: again.isPending,
  };
};
