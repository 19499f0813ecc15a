import type {
  addWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  updateWebhook,
} from "@console-shell/contract/calls/webhook";
import type { Handler } from "#kernel/call.ts";
import { recordAudit } from "#modules/identity/index.ts";
import { findClientApp } from "../client-app/client-app-queries.ts";
import { checkUrl } from "./guard/check-url.ts";
import { changeWebhook, insertWebhook, lockWebhook } from "./save-webhook.ts";
import { addSecret, rotateSecret } from "./secrets.ts";
import { findWebhook } from "./webhook-queries.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

/** Adds a webhook. The response is the only place where its secret is shown. */
export const handleAddWebhook: Handler<typeof addWebhook> = async (call) => {
  const { services, params, body, session, now } = call;
  const clientAppId = params.id;
  const { name } = await findClientApp(services.database, clientAppId, now);
  const url = await checkUrl(body.url, services.webhooks);
  return transactionWithDeadline(services.database, async (transaction) => {
    const made = { ...body, url, clientAppId, createdBy: session.operatorId, now };
    const id = await insertWebhook(services, transaction, made);
    const secret = await addSecret(services, transaction, id, now);
    await recordAudit(call, transaction, {
      action: "webhook.added",
      target: { id, name: url },
      details: { application: name, events: body.events.join(" ") },
    });
    return { webhook: await findWebhook(transaction, clientAppId, id, now), secret };
  });
};

/** Changes, pauses or resumes a webhook. */
export const handleUpdateWebhook: Handler<typeof updateWebhook> = async (call) => {
  const { services, params, body, now } = call;
  const { id: clientAppId, webhookId } = params;
  const { name } = await findClientApp(services.database, clientAppId, now);
  const url = body.url === undefined ? undefined : await checkUrl(body.url, services.webhooks);
  return transactionWithDeadline(services.database, async (transaction) => {
    const before = await lockWebhook(transaction, clientAppId, webhookId);
    await changeWebhook(transaction, webhookId, { ...body, url }, now);
    const webhook = await findWebhook(transaction, clientAppId, webhookId, now);
    await recordAudit(call, transaction, {
      action: "webhook.changed",
      target: { id: webhookId, name: webhook.url },
      details: {
        application: name,
        ...(before.url === webhook.url ? {} : { before: before.url }),
        ...(body.events && { events: webhook.events.join(" ") }),
        ...(body.state && { state: body.state }),
      },
    });
    return webhook;
  });
};

/** Deletes a webhook with its secrets and deliveries. */
export const handleDeleteWebhook: Handler<typeof deleteWebhook> = (call) => {
  const { services, params, now } = call;
  const { id: clientAppId, webhookId } = params;
  return transactionWithDeadline(services.database, async (transaction) => {
    const { name } = await findClientApp(transaction, clientAppId, now);
    const { url } = await lockWebhook(transaction, clientAppId, webhookId);
    await transaction.deleteFrom("webhooks").where("id", "=", webhookId).execute();
    await recordAudit(call, transaction, {
      action: "webhook.deleted",
      target: { id: webhookId, name: url },
      details: { application: name },
    });
    return true as const;
  });
};

/** Creates a new secret; the current one also signs until the given time. */
export const handleRotateSecret: Handler<typeof rotateWebhookSecret> = (call) => {
  const { services, params, body, now } = call;
  const { id: clientAppId, webhookId } = params;
  const end = Math.max(body.oldSecretEndsAt, now);
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
