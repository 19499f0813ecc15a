import { type Kysely, type SqlBool, sql } from "kysely";
import { lockRows } from "../../../platform/database/dialect/lock-rows.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Services } from "../../../platform/services.ts";

/** Keys that are taken off at once, and how often in a row: somebody waits for it. */
const atOnce = 500;
const mostRounds = 4;

/** Adds to what is kept of how many of an application's keys work. */
export const addToKeyCount = async (
  transaction: Kysely<Tables>,
  applicationId: string,
  keys: number,
): Promise<void> => {
  await transaction
    .updateTable("client_applications")
    .set({ key_count: sql`key_count + ${keys}` })
    .where("id", "=", applicationId)
    .execute();
};

const expired = (database: Kysely<Tables>, now: number) =>
  database
    .selectFrom("api_keys")
    // As the index has it: with a parameter PostgreSQL would not know that it is meant.
    .where(sql<SqlBool>`counted and expires_at is not null`)
    .where("expires_at", "<=", now);

/** Takes keys that have expired since off the counts. Nothing tells of that moment: who sorts by the counts does it, of very many a part. */
export const settleExpiredKeys = async (
  services: Pick<Services, "database" | "dialect">,
  now: number,
): Promise<void> => {
  const { database } = services;
  for (let round = 0; round < mostRounds; round += 1) {
    const some = await expired(database, now).select("id").limit(1).executeTakeFirst();
    if (!some) return;
    await database.transaction().execute(async (transaction) => {
      // In one order, so that two that do this at once don't wait for each other for ever.
      const keys = await expired(transaction, now)
        .select(["id", "application_id"])
        .orderBy("id")
        .limit(atOnce)
        .$call(lockRows(services))
        .execute();
      if (keys.length === 0) return;
      await transaction
        .updateTable("api_keys")
        .set({ counted: false })
        .where(
          "id",
          "in",
          keys.map(({ id }) => id),
        )
        .execute();
      const byApplication = Map.groupBy(keys, ({ application_id }) => application_id);
      for (const [id, its] of [...byApplication].toSorted(([a], [b]) => (a < b ? -1 : 1)))
        await addToKeyCount(transaction, id, -its.length);
    });
  }
};
