import { PlusOutlined } from "@ant-design/icons";
import { webhooksOfClientApp } from "@console-shell/contract/words/webhooks";
import { useApiQuery } from "@console-shell/sdk";
import { EmptyState, LoadFailure, Panel } from "@console-shell/ui";
import { Button } from "antd";
import { useState } from "react";
import { IssuedKey } from "../keys/issued-key.tsx";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookTable } from "./webhook-table.tsx";

export const WebhooksPanel = ({ clientAppId }: { clientAppId: string }) => {
  const text = useText();
  const mayUpdate = useMayWrite("console-application:webhook:update");
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const webhooks = useApiQuery("GET /cc-api/client-app/:id/webhook/list", {
    params: { id: clientAppId },
  });
  const count = webhooks.data?.length ?? 0;
  const isFull = count >= webhooksOfClientApp;
  const add = mayUpdate ? (
    <Button
      icon={<PlusOutlined aria-hidden="true" />}
      disabled={isFull}
      title={isFull ? text("webhooks.full", { count }) : undefined}
      onClick={() => setAdding(true)}
    >
      {text("webhooks.add")}
    </Button>
  ) : null;

  return (
    <div className="client-app-bare">
      <Panel title={text("webhooks.title")} extra={count > 0 ? add : null}>
        {webhooks.error ? (
          <LoadFailure onRetry={webhooks.refetch} />
        ) : (
          <WebhookTable
            clientAppId={clientAppId}
            webhooks={webhooks.data}
            loading={webhooks.isLoading}
            empty={<EmptyState description={text("webhooks.none")} action={add} />}
          />
        )}
        {adding ? (
          <WebhookForm
            clientAppId={clientAppId}
            onIssued={setSecret}
            onClose={() => setAdding(false)}
          />
        ) : null}
        {secret ? (
          <IssuedKey secret={secret} kind="webhookSecret" onClose={() => setSecret(undefined)} />
        ) : null}
      </Panel>
    </div>
  );
};
