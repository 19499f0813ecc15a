import type { Webhook } from "@console-shell/contract/calls/webhook";
import { deliveryStates, webhookEventTypes } from "@console-shell/contract/words/webhooks";
import { ListPanel, useList, useWriteButton } from "@console-shell/sdk";
import { FilterSelect } from "@console-shell/ui";
import { Button } from "antd";
import { useMayWrite } from "../client-apps/own-role.tsx";
import { useText } from "../messages/index.ts";
import { useDeliveryColumns } from "./use-delivery-columns.tsx";
import { useReadEvery } from "./use-read-every.ts";
import { useWebhookWrites } from "./use-webhook-writes.ts";

/** A webhook's deliveries of the last 30 days, filtered and paged by the server. */
export const DeliveriesPanel = ({ webhook }: { webhook: Webhook }) => {
  const text = useText();
  const mayUpdate = useMayWrite("console-application:webhook:update");
  const writeButton = useWriteButton();
  const writes = useWebhookWrites(webhook);
  const reading = useReadEvery();
  const { clientAppId, id: webhookId } = webhook;
  const list = useList("GET /cc-api/client-app/:id/webhook/:webhookId/delivery/list", {
    columns: useDeliveryColumns(webhook),
    params: { id: clientAppId, webhookId },
    filters: { state: deliveryStates, type: webhookEventTypes },
    refetchInterval: reading.every,
  });
  reading.look(webhook, list.data?.items);

  return (
    <ListPanel
      list={list}
      title={text("deliveries.title")}
      label={text("deliveries.table")}
      file={`/cc-api/client-app/${clientAppId}/webhook/${webhookId}/delivery/export`}
      actions={
        mayUpdate && webhook.deadCount > 0 ? (
          <Button {...writeButton(writes.isSendingAgain)} onClick={writes.sendDeadAgain}>
            {text("deliveries.deadAgain", { count: webhook.deadCount })}
          </Button>
        ) : null
      }
      none={text("deliveries.none")}
      noneFound={text("deliveries.noMatch")}
      filters={
        <>
          <FilterSelect
            label={text("word.state")}
            value={list.filters.state}
            options={deliveryStates.map((value) => ({ value, label: text(`delivery.${value}`) }))}
            onChange={(state) => list.set({ state })}
          />
          <FilterSelect
            label={text("delivery.event")}
            value={list.filters.type}
            options={webhookEventTypes.map((value) => ({ value, label: text(`event.${value}`) }))}
            onChange={(type) => list.set({ type })}
          />
        </>
      }
    />
  );
};
