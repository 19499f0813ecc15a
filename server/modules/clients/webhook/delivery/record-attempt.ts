import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Kysely } from "kysely";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { nextAttemptAt } from "#platform/jobs/back-off.ts";
import type { Services } from "#platform/services.ts";
import { notify } from "#modules/identity/index.ts";
import type { Claimed } from "./claim.ts";
import type { Answer } from "./post.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Backoff in milliseconds after each failed attempt; after the last one the delivery is dead. */
export const retryDelays = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  hour,
  6 * hour,
  24 * hour,
] as const;

const backOff = { delays: retryDelays, jitter: 0.2 };

/** A webhook is paused if nothing was delivered for this long. */
export const failingTooLong = 5 * 24 * 3_600_000;

export interface Attempt extends Answer {
  at: number;
  milliseconds: number;
}

const pause = async (
  transaction: Kysely<Tables>,
  { webhookId, url, event }: Claimed,
  why: "gone" | "failing",
  now: number,
): Promise<void> => {
  const paused = await transaction
    .updateTable("webhooks")
    .set({ state: "paused", pausedBecause: why, updatedAt: now })
    .where("id", "=", webhookId)
    .where("state", "=", "active")
    .returning("id")
    .executeTakeFirst();
  if (!paused) return;
  const { name, ownerId } = await transaction
    .selectFrom("clientApplications")
    .select(["name", "ownerId"])
    .where("id", "=", event.applicationId)
    .executeTakeFirstOrThrow();
  const facts = { application: name, host: new URL(url).host, why };
  const path = `/console-application/applications/${event.applicationId}/webhooks/${webhookId}`;
  await notify(transaction, { to: [ownerId], kind: "webhook.paused", facts, path }, now);
};

/** A delivery's new state after an attempt. */
const afterAttempt = (
  { tries }: Claimed,
  { status, at, milliseconds }: Attempt,
  isDelivered: boolean,
) => {
  if (isDelivered) return { state: "delivered" as const, dueAt: null };
  const next = status === 410 ? undefined : nextAttemptAt(backOff, tries + 1, at + milliseconds);
  return next === undefined
    ? { state: "dead" as const, dueAt: null, tries: tries + 1 }
    : { state: "retrying" as const, dueAt: next, tries: tries + 1 };
};

/**
 * Records an attempt's result. Success counts even if the lease has moved on; a failure only counts within the lease,
 * because another worker retries it otherwise.
 */
export const recordAttempt = (
  { database }: Pick<Services, "database">,
  claimed: Claimed,
  attempt: Attempt,
): Promise<void> =>
  transactionWithDeadline(database, async (transaction) => {
    const { at, milliseconds, status, error, response } = attempt;
    const isDelivered = status !== null && status >= 200 && status < 300;
    // Locks the webhook's row first, as deleting it does.
    const webhook = await transaction
      .updateTable("webhooks")
      .set((column) => ({
        lastAttemptAt: at,
        lastSucceeded: isDelivered,
        failingSince: isDelivered ? null : column.fn.coalesce("failingSince", column.val(at)),
      }))
      .where("id", "=", claimed.webhookId)
      .returning("failingSince")
      .executeTakeFirst();
    if (!webhook) return;
    const kept = await transaction
      .updateTable("webhookDeliveries")
      .set({ ...afterAttempt(claimed, attempt, isDelivered), lease: null })
      .where("id", "=", claimed.id)
      .$if(!isDelivered, (query) => query.where("lease", "=", claimed.lease))
      .returning("id")
      .executeTakeFirst();
    if (!kept) return;
    await transaction
      .insertInto("webhookAttempts")
      .values({ id: newId(), deliveryId: claimed.id, at, milliseconds, status, error, response })
      .execute();
    if (status === 410) await pause(transaction, claimed, "gone", at);
    else if (webhook.failingSince !== null && at - webhook.failingSince >= failingTooLong)
      await pause(transaction, claimed, "failing", at);
  });
