import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables/index.ts";
import { sessionLifetimes } from "./lifetimes.ts";

/** The sessions of an operator that would still be let in. */
export const liveSessions = (database: Kysely<Tables>, operatorId: string, now: number) =>
  database
    .selectFrom("sessions")
    .where("operator_id", "=", operatorId)
    .where("expires_at", ">", now)
    .where((where) =>
      where.or([
        where("remember", "=", true),
        where("last_seen_at", ">", now - sessionLifetimes.idle),
      ]),
    );
