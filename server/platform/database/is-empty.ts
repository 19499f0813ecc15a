import type { Kysely } from "kysely";
import type { Tables } from "./tables/index.ts";

/** Whether there are no accounts yet, as in a new database. */
export const isEmpty = async (database: Kysely<Tables>): Promise<boolean> =>
  (await database.selectFrom("operators").select("id").limit(1).execute()).length === 0;
