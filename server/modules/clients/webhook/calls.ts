import * as calls from "@console-shell/contract/calls/webhook";
import { answer } from "#kernel/answer.ts";
import { findClientApp } from "../client-app/reads.ts";
import { findDeliveryDetail, webhookDeliveries } from "./delivery/reads.ts";
import { redeliver, redeliverDead, sendTest } from "./delivery/writes.ts";
import { findWebhook, listOfWebhooks } from "./reads.ts";
import { addWebhook, changeSecret, changeWebhook, removeWebhook } from "./writes.ts";

/** Webhooks of client apps, and their deliveries. */
export const webhook = answer(calls, {
  listWebhooks: async ({ services, params, now }) => {
    await findClientApp(services.database, params.id, now);
    return listOfWebhooks(services.database, params.id, now);
  },
  addWebhook: (call) => addWebhook(call, call.params.id, call.body),
  getWebhook: ({ services, params, now }) =>
    findWebhook(services.database, params.id, params.webhookId, now),
  updateWebhook: (call) => changeWebhook(call, call.params, call.body),
  deleteWebhook: async (call) => {
    await removeWebhook(call, call.params);
    return true;
  },
  rotateWebhookSecret: (call) => changeSecret(call, call.params, call.body.oldSecretEndsAt),
  testWebhook: (call) => sendTest(call, call.params),
  listDeliveries: async (call) => {
    const { services, params, now } = call;
    await findWebhook(services.database, params.id, params.webhookId, now);
    return webhookDeliveries.page(call);
  },
  exportDeliveries: async (call) => {
    const { services, params, now } = call;
    await findWebhook(services.database, params.id, params.webhookId, now);
    return webhookDeliveries.csv(call);
  },
  getDelivery: async ({ services, params, now }) => {
    await findWebhook(services.database, params.id, params.webhookId, now);
    return findDeliveryDetail(services.database, params.webhookId, params.deliveryId);
  },
  redeliver: (call) => redeliver(call, call.params),
  redeliverDead: async (call) => ({ count: await redeliverDead(call, call.params) }),
});
