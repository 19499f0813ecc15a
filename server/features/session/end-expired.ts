import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables/index.ts";

/** Removes what has run out and no longer counts: sessions, counters of tries, codes and tokens. */
export const endExpired = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await database.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await database.deleteFrom("throttle_counters").where("resets_at", "<=", now).execute();
  await database
    .deleteFrom("reset_codes")
    .where("expires_at", "<=", now)
    .where("attempts_until", "<=", now)
    .execute();
  await database.deleteFrom("reset_tokens").where("expires_at", "<=", now).execute();
};
