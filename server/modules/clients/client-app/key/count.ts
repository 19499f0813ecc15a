import { type Kysely, type SqlBool, sql } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import type { Services } from "#platform/services.ts";
import { endedUntil } from "#modules/identity/index.ts";

/** Keys subtracted per batch, and the maximum number of batches: somebody is waiting. */
const atOnce = 500;
const maxRounds = 4;

/** Adjusts the stored count of a client app's valid keys. */
export const addToKeyCount = async (
  transaction: Kysely<Tables>,
  clientAppId: string,
  keys: number,
): Promise<void> => {
  await transaction
    .updateTable("clientApplications")
    .set({ keyCount: sql`key_count + ${keys}` })
    .where("id", "=", clientAppId)
    .execute();
};

// As in the indexes: with a parameter PostgreSQL wouldn't use them.
const expired = (database: Kysely<Tables>, now: number) =>
  database
    .selectFrom("apiKeys")
    .where(sql<SqlBool>`counted and expires_at is not null`)
    .where("expiresAt", "<=", now);

const endedByPolicy = (database: Kysely<Tables>, now: number) =>
  database
    .selectFrom("apiKeys")
    .where(sql<SqlBool>`counted`)
    .where("createdAt", "<=", endedUntil("apiKeys", now));

/**
 * Subtracts keys that have ended since from the counts. An end triggers no event, so a request that sorts by the counts
 * does this, in batches if there are very many.
 */
export const settleEndedKeys = async (
  services: Pick<Services, "database" | "dialect">,
  now: number,
): Promise<void> => {
  await settle(services, expired, now);
  await settle(services, endedByPolicy, now);
};

const settle = async (
  services: Pick<Services, "database" | "dialect">,
  ended: typeof expired,
  now: number,
): Promise<void> => {
  const { database } = services;
  for (let round = 0; round < maxRounds; round += 1) {
    const some = await ended(database, now).select("id").limit(1).executeTakeFirst();
    if (!some) return;
    await transactionWithDeadline(database, async (transaction) => {
      // A change of the policy waits: it may not bring back a key that this subtracts.
      await transaction
        .selectFrom("securityPolicy")
        .select("id")
        .$call(lockRows(services))
        .execute();
      // In one order, so that concurrent calls don't deadlock.
      const keys = await ended(transaction, now)
        .select(["id", "applicationId"])
        .orderBy("id")
        .limit(atOnce)
        .$call(lockRows(services))
        .execute();
      if (keys.length === 0) return;
      await transaction
        .updateTable("apiKeys")
        .set({ counted: false })
        .where(
          "id",
          "in",
          keys.map(({ id }) => id),
        )
        .execute();
      const byClientApp = Map.groupBy(keys, ({ applicationId }) => applicationId);
      for (const [id, its] of [...byClientApp].toSorted(([a], [b]) => (a < b ? -1 : 1)))
        await addToKeyCount(transaction, id, -its.length);
    });
  }
};
