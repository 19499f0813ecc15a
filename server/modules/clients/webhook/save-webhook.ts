import type { updateWebhook } from "@console-shell/contract/calls/webhook";
import { webhooksOfClientApp } from "@console-shell/contract/words/webhooks";
import type { SubscribedEventType } from "@console-shell/contract/words/webhooks";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";

interface NewWebhook {
  clientAppId: string;
  url: string;
  events: readonly SubscribedEventType[];
  createdBy: string;
  now: number;
}

/** Adds a webhook to a client app, up to its limit, and returns its identifier. */
export const insertWebhook = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  { clientAppId, url, events, createdBy, now }: NewWebhook,
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
      createdBy,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return id;
};

/** Changes the given fields of a webhook. Resuming one resets its failure count. */
export const changeWebhook = async (
  transaction: Kysely<Tables>,
  id: string,
  { url, events, state }: z.output<typeof updateWebhook.body>,
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
