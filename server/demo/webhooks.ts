import type { DeliveryState } from "@console-shell/contract/words/webhooks";
import { newId } from "#platform/database/id.ts";
import { nextAttemptAt } from "#platform/jobs/back-off.ts";
import { retryDelays, addSecret } from "#modules/clients/index.ts";
import type { Seed, SeedContext } from "./seed.ts";
import { type DemoAttempt, type DemoDelivery, demoWebhooks } from "./webhook-list.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

const isSuccess = (attempt: DemoAttempt | undefined) =>
  typeof attempt === "number" && attempt < 300;

const stateOf = ({ attempts, dead }: DemoDelivery): DeliveryState => {
  if (dead) return "dead";
  if (attempts.length === 0) return "waiting";
  return isSuccess(attempts.at(-1)) ? "delivered" : "retrying";
};

const responses: Partial<Record<number, string>> = {
  200: '{"received":true}',
  202: "Accepted",
  410: "This endpoint has been retired.",
  500: '{"error":"could not store the event"}',
  502: "<html><body><h1>502 Bad Gateway</h1></body></html>",
  503: "Service is down for maintenance",
};

/** The payload of an event of this type; the records don't exist. */
const dataOf = (type: DemoDelivery["type"], name: string, webhookId: string) => {
  if (type === "webhook.test") return { webhookId };
  if (type.startsWith("application.")) return { name };
  if (type === "library.deleted")
    return { libraryId: newId(), name: "Autumn 2024 catalogue", imageCount: 1840 };
  if (type.startsWith("library."))
    return { libraryId: newId(), imageId: newId(), fileName: "autumn-coat-0412.jpg" };
  const key = { keyId: newId(), name: "Gate terminals", prefix: "csk_production_5d1e90b7" };
  if (type === "api_key.revoked") return key;
  if (type === "api_key.created") return { ...key, expiresAt: null };
  return { ...key, expiresAt: null, oldKeyId: newId(), oldKeyExpiresAt: null };
};

interface Target {
  webhookId: string;
  clientApp: { id: string; name: string };
}

const insertDelivery = async (
  { database, now, random }: SeedContext,
  { webhookId, clientApp }: Target,
  demo: DemoDelivery,
): Promise<number | null> => {
  const { type, hoursAgo, attempts } = demo;
  const createdAt = Math.round(now - hoursAgo * hour);
  const eventId = newId();
  const id = newId();
  const data = dataOf(type, clientApp.name, webhookId);
  await database
    .insertInto("webhookEvents")
    .values({ id: eventId, applicationId: clientApp.id, type, data, createdAt })
    .execute();
  let at = createdAt + 40;
  const rows = attempts.map((attempt, index) => {
    if (index > 0) at += retryDelays[index - 1] ?? 0;
    const [status, error] = typeof attempt === "number" ? [attempt, null] : [null, attempt];
    return {
      id: newId(),
      deliveryId: id,
      at,
      milliseconds: error === "timeout" ? 10_004 : 60 + Math.floor(random() * 400),
      status,
      error,
      response: status === null ? "" : (responses[status] ?? ""),
    };
  });
  const state = stateOf(demo);
  const failures = attempts.filter((attempt) => !isSuccess(attempt)).length;
  const next =
    state === "retrying" ? (nextAttemptAt({ delays: retryDelays }, failures, at) ?? null) : null;
  const dueAt = state === "waiting" ? createdAt : next;
  const tries = failures;
  const delivery = { id, webhookId, eventId, type, state, tries, dueAt, createdAt };
  await database
    .insertInto("webhookDeliveries")
    .values({ ...delivery, lease: null })
    .execute();
  if (rows.length === 0) return null;
  await database.insertInto("webhookAttempts").values(rows).execute();
  return at;
};

/** Webhooks of two client apps, with deliveries in every state; none of them is due. */
export const seedWebhooks: Seed = async (context) => {
  const { database, sealer, now, operatorIds } = context;
  for (const demo of demoWebhooks) {
    const { clientApp: name, url, events, pausedBecause, daysAgo, deliveries } = demo;
    const { id: clientAppId } = await database
      .selectFrom("clientApplications")
      .select("id")
      .where("name", "=", name)
      .where("environment", "=", "production")
      .executeTakeFirstOrThrow();
    const id = newId();
    const createdAt = now - daysAgo * day;
    await database
      .insertInto("webhooks")
      .values({
        id,
        applicationId: clientAppId,
        url,
        events,
        state: pausedBecause ? "paused" : "active",
        pausedBecause,
        failingSince: pausedBecause === "failing" ? now - 9 * day : null,
        lastAttemptAt: null,
        lastSucceeded: null,
        createdBy: operatorIds.clientManager,
        createdAt,
        updatedAt: createdAt,
      })
      .execute();
    await addSecret({ sealer }, database, id, createdAt);
    if (demo.rotating) {
      await database
        .updateTable("webhookSecrets")
        .set({ endsAt: now + 5 * day })
        .where("webhookId", "=", id)
        .execute();
      await addSecret({ sealer }, database, id, now - 2 * day);
    }
    const target = { webhookId: id, clientApp: { id: clientAppId, name } };
    for (const delivery of deliveries) {
      const lastAttemptAt = await insertDelivery(context, target, delivery);
      if (lastAttemptAt === null) continue;
      const lastSucceeded = isSuccess(delivery.attempts.at(-1));
      await database
        .updateTable("webhooks")
        .set({ lastAttemptAt, lastSucceeded })
        .where("id", "=", id)
        .execute();
    }
  }
};
