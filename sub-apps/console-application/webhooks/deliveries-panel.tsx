import type { Webhook } from "@console-shell/contract/calls/webhook";
import { deliveryStates } from "@console-shell/contract/words/webhooks";
import { webhookEventTypes } from "@console-shell/contract/words/webhooks";
import { oneOf, useApiQuery, useListState, useWriteButton } from "@console-shell/sdk";
import { EmptyState, ExportLink, LoadFailure, Panel, Toolbar } from "@console-shell/ui";
import { Button, Select, Space } from "antd";
import { useMayWrite } from "../applications/own-role.tsx";
import { useText } from "../messages/index.ts";
import { DeliveryTable } from "./delivery-table.tsx";
import { useReadEvery } from "./use-read-every.ts";
import { useWebhookWrites } from "./use-webhook-writes.ts";

/** A webhook's deliveries of the last 30 days, filtered and paged by the server. */
export const DeliveriesPanel = ({ webhook }: { webhook: Webhook }) => {
  const text = useText();
  const mayUpdate = useMayWrite("console-application:webhook:update");
  const writeButton = useWriteButton();
  const writes = useWebhookWrites(webhook);
  const list = useListState(["state", "type"]);
  const { page, pageSize } = list.values;
  const state = oneOf(deliveryStates, list.values.state);
  const type = oneOf(webhookEventTypes, list.values.type);
  const reading = useReadEvery();
  const deliveries = useApiQuery(
    "GET /cc-api/client-application/:id/webhook/:webhookId/delivery/list",
    {
      params: { id: webhook.applicationId, webhookId: webhook.id },
      query: { page, pageSize, state, type },
    },
    { keepPrevious: true, refetchInterval: reading.every },
  );
  reading.look(webhook, deliveries.data?.items);
  const clear = () => list.set({ state: undefined, type: undefined });
  const again =
    mayUpdate && webhook.deadCount > 0 ? (
      <Button {...writeButton(writes.isSendingAgain)} onClick={writes.sendDeadAgain}>
        {text("deliveries.deadAgain", { count: webhook.deadCount })}
      </Button>
    ) : null;

  return (
    <Panel
      title={text("deliveries.title")}
      extra={
        <Space wrap>
          <ExportLink
            path={`/cc-api/client-application/${webhook.applicationId}/webhook/${webhook.id}/delivery/export`}
            filters={{ state, type }}
          />
          {again}
        </Space>
      }
    >
      <Toolbar>
        <Select
          allowClear
          aria-label={text("delivery.state")}
          placeholder={text("delivery.state")}
          value={state}
          onChange={(next) => list.set({ state: next })}
          options={deliveryStates.map((value) => ({ value, label: text(`delivery.${value}`) }))}
          style={{ minWidth: 180 }}
        />
        <Select
          allowClear
          aria-label={text("delivery.event")}
          placeholder={text("delivery.event")}
          value={type}
          onChange={(next) => list.set({ type: next })}
          options={webhookEventTypes.map((value) => ({ value, label: text(`event.${value}`) }))}
          style={{ minWidth: 200 }}
        />
      </Toolbar>
      {deliveries.error ? (
        <LoadFailure onRetry={deliveries.refetch} />
      ) : (
        <DeliveryTable
          webhook={webhook}
          list={list}
          data={deliveries.data}
          loading={deliveries.isLoading}
          empty={
            state || type ? (
              <EmptyState
                description={text("deliveries.noMatch")}
                action={<Button onClick={clear}>{text("common.clear")}</Button>}
              />
            ) : (
              <EmptyState description={text("deliveries.none")} />
            )
          }
        />
      )}
    </Panel>
  );
};
