import * as calls from "@console-shell/contract/calls/webhook";
import type { Feature } from "#kernel/call.ts";
import { findClientApp } from "../client-app/reads.ts";
import { startDelivering } from "./delivery/worker.ts";
import { handleRedeliver, handleRedeliverDead, handleTestWebhook } from "./delivery/writes.ts";
import { findDeliveryDetail, pageOfDeliveries, handleExportDeliveries } from "./delivery/reads.ts";
import {
  handleAddWebhook,
  handleDeleteWebhook,
  handleRotateSecret,
  handleUpdateWebhook,
} from "./writes.ts";
import { findWebhook, listOfWebhooks } from "./reads.ts";

/** Webhooks of client apps, and their delivery worker. */
export const webhook: Feature = (route, hooks, services) => {
  const { database } = services;
  hooks.background("worker", () => {
    const worker = startDelivering(services);
    // A client app's events start with a call, so its end triggers the first attempt.
    hooks.onAnswer(({ endpoint, status }) => {
      if (status < 400 && endpoint.method !== "GET") worker.notify();
    });
    return worker.close;
  });

  route(calls.listWebhooks, async ({ params, now }) => {
    await findClientApp(database, params.id, now);
    return listOfWebhooks(database, params.id, now);
  });

  route(calls.getWebhook, ({ params, now }) =>
    findWebhook(database, params.id, params.webhookId, now),
  );

  route(calls.addWebhook, handleAddWebhook);
  route(calls.updateWebhook, handleUpdateWebhook);
  route(calls.deleteWebhook, handleDeleteWebhook);
  route(calls.rotateWebhookSecret, handleRotateSecret);

  route(calls.listDeliveries, async ({ params, query, now }) => {
    await findWebhook(database, params.id, params.webhookId, now);
    return pageOfDeliveries(database, params.webhookId, query);
  });

  route(calls.exportDeliveries, handleExportDeliveries);

  route(calls.getDelivery, async ({ params, now }) => {
    await findWebhook(database, params.id, params.webhookId, now);
    return findDeliveryDetail(database, params.webhookId, params.deliveryId);
  });

  route(calls.testWebhook, handleTestWebhook);
  route(calls.redeliver, handleRedeliver);
  route(calls.redeliverDead, handleRedeliverDead);
};
