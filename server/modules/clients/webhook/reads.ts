import type { Webhook } from "@console-shell/contract/calls/webhook";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";

// The secrets aren't among the columns: no query for a screen can leak them.
const webhooks = (database: Kysely<Tables>, clientAppId: string, now: number) =>
  database
    .selectFrom("webhooks as webhook")
    .where("webhook.applicationId", "=", clientAppId)
    .select((where) => [
      "webhook.id",
      "webhook.applicationId as clientAppId",
      "webhook.url",
      "webhook.events",
      "webhook.state",
      "webhook.pausedBecause",
      "webhook.lastAttemptAt",
      "webhook.lastSucceeded",
      "webhook.createdAt",
      "webhook.updatedAt",
      where
        .selectFrom("webhookSecrets")
        .whereRef("webhookSecrets.webhookId", "=", "webhook.id")
        .where("webhookSecrets.endsAt", ">", now)
        .select((secret) => secret.fn.max("webhookSecrets.endsAt").as("ends"))
        .as("oldSecretEndsAt"),
      where
        .selectFrom("webhookDeliveries")
        .whereRef("webhookDeliveries.webhookId", "=", "webhook.id")
        .where("webhookDeliveries.state", "=", "dead")
        .select((delivery) => delivery.fn.countAll<number>().as("dead"))
        .$asScalar()
        .$notNull()
        .as("deadCount"),
    ]);

/** All webhooks of a client app, oldest first; there are ten at most. */
export const listOfWebhooks = (
  database: Kysely<Tables>,
  clientAppId: string,
  now: number,
): Promise<Webhook[]> =>
  webhooks(database, clientAppId, now).orderBy("webhook.createdAt").orderBy("webhook.id").execute();

/** One webhook of a client app; throws `not_found` if there is none. */
export const findWebhook = async (
  database: Kysely<Tables>,
  clientAppId: string,
  id: string,
  now: number,
): Promise<Webhook> => {
  const webhook = await webhooks(database, clientAppId, now)
    .where("webhook.id", "=", id)
    .executeTakeFirst();
  if (!webhook) throw new Refusal("not_found");
  return webhook;
};

/** Webhooks that fail, or were paused because they failed; not those that an operator paused. */
export const failingWebhooks = (database: Kysely<Tables>) =>
  database
    .selectFrom("webhooks")
    .where((where) =>
      where.or([
        where("pausedBecause", "in", ["gone", "failing"]),
        where.and([where("state", "=", "active"), where("failingSince", "is not", null)]),
      ]),
    );

/** How many webhooks fail. */
export const countFailingWebhooks = async (database: Kysely<Tables>): Promise<number> => {
  const { count } = await failingWebhooks(database)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
};

/** Failing webhooks with client app, owner and members, those that have failed longest first; at most `limit`. */
export const describeFailingWebhooks = async (database: Kysely<Tables>, limit: number) => {
  const rows = await failingWebhooks(database)
    .innerJoin("clientApplications as clientApp", "clientApp.id", "webhooks.applicationId")
    .select(["webhooks.id", "webhooks.url", "webhooks.applicationId"])
    .select(["clientApp.name as clientApp", "clientApp.ownerId"])
    .orderBy(({ fn }) => fn.coalesce("webhooks.failingSince", "webhooks.updatedAt"))
    .orderBy("webhooks.id")
    .limit(limit)
    .execute();
  const members =
    rows.length === 0
      ? []
      : await database
          .selectFrom("applicationMembers")
          .select(["applicationId", "operatorId"])
          .where("applicationId", "in", [...new Set(rows.map((row) => row.applicationId))])
          .execute();
  const membersOf = Map.groupBy(members, ({ applicationId }) => applicationId);
  return rows.map(({ url, ownerId, ...row }) => ({
    ...row,
    host: new URL(url).host,
    seenBy: [ownerId, ...(membersOf.get(row.applicationId) ?? []).map((one) => one.operatorId)],
  }));
};

/** How the last attempt of each webhook's newest failed delivery ended. */
export const lastFailures = async (database: Kysely<Tables>, webhookIds: readonly string[]) => {
  const found = new Map<string, Pick<Tables["webhookAttempts"], "status" | "error">>();
  for (const id of webhookIds) {
    const attempt = await database
      .selectFrom("webhookAttempts")
      .select(["status", "error"])
      .where("deliveryId", "=", (delivery) =>
        delivery
          .selectFrom("webhookDeliveries")
          .select("id")
          .where("webhookId", "=", id)
          .where("state", "in", ["retrying", "dead"])
          .orderBy("id", "desc")
          .limit(1),
      )
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (attempt) found.set(id, attempt);
  }
  return found;
};
