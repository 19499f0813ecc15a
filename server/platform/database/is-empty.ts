import type { Kysely } from "kysely";
import type { Tables } from "./tables/index.ts";

/** Whether nobody has an account yet, which is how a database starts. */
export const isEmpty = async (database: Kysely<Tables>): Promise<boolean> =>
  (await database.selectFrom("operators").select("id").limit(1).execute()).length === 0;
