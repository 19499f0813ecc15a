import type * as calls from "@console-shell/contract/calls/webhook";
import type { Webhook } from "@console-shell/contract/calls/webhook";
import {
  webhooksOfClientApp,
  type SubscribedEventType,
} from "@console-shell/contract/words/webhooks";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import type { By } from "#kernel/call.ts";
import { type AuditedCall, recordAudit } from "#modules/identity/index.ts";
import { findClientApp } from "../client-app/reads.ts";
import { checkUrl } from "./guard/check-url.ts";
import { addSecret, rotateSecret } from "./secrets.ts";
import { findWebhook } from "./reads.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

interface NewWebhook {
  clientAppId: string;
  url: string;
  events: readonly SubscribedEventType[];
}

/** A webhook's path: its client app, and the webhook. */
export interface WebhookParams {
  id: string;
  webhookId: string;
}

interface IssuedWebhook {
  webhook: Webhook;
  secret: string;
}

/** Adds a webhook to a client app, up to its limit, and returns its identifier. */
const insertWebhook = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { operatorId, now }: By,
  { clientAppId, url, events }: NewWebhook,
): Promise<string> => {
  // Locked, so that concurrent calls can't exceed the limit.
  await transaction
    .selectFrom("clientApplications")
    .select("id")
    .where("id", "=", clientAppId)
    .$call(lockRows(services))
    .execute();
  const { count } = await transaction
    .selectFrom("webhooks")
    .select((where) => where.fn.countAll<number>().as("count"))
    .where("applicationId", "=", clientAppId)
    .executeTakeFirstOrThrow();
  if (count >= webhooksOfClientApp)
    throw new Refusal("conflict", [{ path: "url", code: "too_many" }]);
  const id = newId();
  await transaction
    .insertInto("webhooks")
    .values({
      id,
      applicationId: clientAppId,
      url,
      events: [...new Set(events)],
      state: "active",
      pausedBecause: null,
      failingSince: null,
      lastAttemptAt: null,
      lastSucceeded: null,
      createdBy: operatorId,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return id;
};

/** Changes the given fields of a webhook. Resuming one resets its failure count. */
const updateFields = async (
  transaction: Kysely<Tables>,
  id: string,
  { url, events, state }: z.output<typeof calls.updateWebhook.body>,
  now: number,
): Promise<void> => {
  await transaction
    .updateTable("webhooks")
    .set({
      ...(url === undefined ? {} : { url }),
      ...(events === undefined ? {} : { events: [...new Set(events)] }),
      ...(state === "active" ? { state, pausedBecause: null, failingSince: null } : {}),
      ...(state === "paused" ? { state, pausedBecause: "operator" } : {}),
      updatedAt: now,
    })
    .where("id", "=", id)
    .execute();
};

/** Locks a webhook's row until the transaction ends; `not_found` if there is none. */
export const lockWebhook = async (
  transaction: Kysely<Tables>,
  clientAppId: string,
  id: string,
): Promise<{ url: string }> => {
  const webhook = await transaction
    .updateTable("webhooks")
    .set((column) => ({ updatedAt: column.ref("updatedAt") }))
    .where("id", "=", id)
    .where("applicationId", "=", clientAppId)
    .returning("url")
    .executeTakeFirst();
  if (!webhook) throw new Refusal("not_found");
  return webhook;
};

/** Adds a webhook. The response is the only place where its secret is shown. */
export const addWebhook = async (
  call: AuditedCall & { by: By },
  clientAppId: string,
  input: z.output<typeof calls.addWebhook.body>,
): Promise<IssuedWebhook> => {
  const { services, by, now } = call;
  const { name } = await findClientApp(services.database, clientAppId, now);
  const url = await checkUrl(input.url, services.webhooks);
  return transactionWithDeadline(services.database, async (transaction) => {
    const id = await insertWebhook(services, transaction, by, { ...input, url, clientAppId });
    const secret = await addSecret(services, transaction, id, now);
    await recordAudit(call, transaction, {
      action: "webhook.added",
      target: { id, name: url },
      details: { application: name, events: input.events.join(" ") },
    });
    return { webhook: await findWebhook(transaction, clientAppId, id, now), secret };
  });
};

/** Changes, pauses or resumes a webhook. */
export const changeWebhook = async (
  call: AuditedCall,
  { id: clientAppId, webhookId }: WebhookParams,
  change: z.output<typeof calls.updateWebhook.body>,
): Promise<Webhook> => {
  const { services, now } = call;
  const { name } = await findClientApp(services.database, clientAppId, now);
  const url = change.url === undefined ? undefined : await checkUrl(change.url, services.webhooks);
  return transactionWithDeadline(services.database, async (transaction) => {
    const before = await lockWebhook(transaction, clientAppId, webhookId);
    await updateFields(transaction, webhookId, { ...change, url }, now);
    const webhook = await findWebhook(transaction, clientAppId, webhookId, now);
    await recordAudit(call, transaction, {
      action: "webhook.changed",
      target: { id: webhookId, name: webhook.url },
      details: {
        application: name,
        ...(before.url === webhook.url ? {} : { before: before.url }),
        ...(change.events && { events: webhook.events.join(" ") }),
        ...(change.state && { state: change.state }),
      },
    });
    return webhook;
  });
};

/** Deletes a webhook with its secrets and deliveries. */
export const removeWebhook = (
  call: AuditedCall,
  { id: clientAppId, webhookId }: WebhookParams,
): Promise<void> => {
  const { services, now } = call;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name } = await findClientApp(transaction, clientAppId, now);
    const { url } = await lockWebhook(transaction, clientAppId, webhookId);
    await transaction.deleteFrom("webhooks").where("id", "=", webhookId).execute();
    await recordAudit(call, transaction, {
      action: "webhook.deleted",
      target: { id: webhookId, name: url },
      details: { application: name },
    });
  });
};

/** Creates a new secret; the current one also signs until the given time. */
export const changeSecret = (
  call: AuditedCall,
  { id: clientAppId, webhookId }: WebhookParams,
  oldSecretEndsAt: number,
): Promise<IssuedWebhook> => {
  const { services, now } = call;
  const end = Math.max(oldSecretEndsAt, now);
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name } = await findClientApp(transaction, clientAppId, now);
    const { url } = await lockWebhook(transaction, clientAppId, webhookId);
    const secret = await rotateSecret(services, transaction, webhookId, { end, now });
    await recordAudit(call, transaction, {
      action: "webhook.secret-rotated",
      target: { id: webhookId, name: url },
      details: { application: name, oldSecretEndsAt: end },
    });
    return { webhook: await findWebhook(transaction, clientAppId, webhookId, now), secret };
  });
};
