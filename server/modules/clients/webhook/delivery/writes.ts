import type { Delivery } from "@console-shell/contract/calls/webhook";
import { Refusal } from "#kernel/refusal.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { findDelivery } from "./reads.ts";
import { lockWebhook, type WebhookParams } from "../writes.ts";
import { writeEvents } from "../publish.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { queuedBy } from "#platform/tracing/spans.ts";
import type { DeliveryState } from "@console-shell/contract/words/webhooks";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

interface Chosen {
  webhookId: string;
  states: readonly DeliveryState[];
  /** One of them; all if it's unset. */
  id?: string;
}

/** Resends deliveries in these states, keeping their attempts, and returns how many. */
const sendAgain = async (
  transaction: Kysely<Tables>,
  { webhookId, states, id }: Chosen,
  now: number,
): Promise<number> => {
  const { numUpdatedRows } = await transaction
    .updateTable("webhookDeliveries")
    .set({ state: "waiting", tries: 0, dueAt: now, lease: null, traceParent: queuedBy() })
    .where("webhookId", "=", webhookId)
    .where("state", "in", states)
    .$if(id !== undefined, (query) => query.where("id", "=", id!))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Sends a test event to one webhook, whatever it's subscribed to. */
export const sendTest = (
  call: AuditedCall,
  { id: clientAppId, webhookId }: WebhookParams,
): Promise<Delivery> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { url } = await lockWebhook(transaction, clientAppId, webhookId);
    const event = {
      clientAppId,
      type: "webhook.test",
      data: { webhookId },
      webhookIds: [webhookId],
    } as const;
    const [id = ""] = await writeEvents(transaction, [event], now);
    await recordAudit(call, transaction, {
      action: "webhook.tested",
      target: { id: webhookId, name: url },
    });
    return findDelivery(transaction, webhookId, id);
  });
};

/** Resends one delivery; one that is still in progress doesn't need it. */
export const redeliver = (
  call: AuditedCall,
  { id: clientAppId, webhookId, deliveryId }: WebhookParams & { deliveryId: string },
): Promise<Delivery> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { url } = await lockWebhook(transaction, clientAppId, webhookId);
    const { type } = await findDelivery(transaction, webhookId, deliveryId);
    const states = ["delivered", "dead"] as const;
    const count = await sendAgain(transaction, { webhookId, states, id: deliveryId }, now);
    if (count === 0) throw new Refusal("conflict");
    await recordAudit(call, transaction, {
      action: "webhook.redelivered",
      target: { id: webhookId, name: url },
      details: { delivery: deliveryId, type },
    });
    return findDelivery(transaction, webhookId, deliveryId);
  });
};

/** Resends all dead letters, and returns how many. */
export const redeliverDead = (
  call: AuditedCall,
  { id: clientAppId, webhookId }: WebhookParams,
): Promise<number> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { url } = await lockWebhook(transaction, clientAppId, webhookId);
    const count = await sendAgain(transaction, { webhookId, states: ["dead"] }, now);
    if (count === 0) return 0;
    await recordAudit(call, transaction, {
      action: "webhook.redelivered",
      target: { id: webhookId, name: url },
      details: { count },
    });
    return count;
  });
};
