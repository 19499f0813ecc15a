import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** Call it in the transaction of a change that pages depend on: every node reads the registry again before its next page. */
export const increaseRevision = async (transaction: Kysely<Tables>): Promise<void> => {
  await transaction
    .updateTable("subAppRevision")
    .set({ revision: sql`revision + 1` })
    .where("id", "=", 1)
    .execute();
};

/** The number of changes so far. */
export const readRevision = async (database: Kysely<Tables>): Promise<number> => {
  const { revision } = await database
    .selectFrom("subAppRevision")
    .select("revision")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return revision;
};
