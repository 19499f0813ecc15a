import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import { sessionLifetimes } from "../../../kernel/session-lifetimes.ts";

/** Everyone's live sessions. */
export const allLiveSessions = (database: Kysely<Tables>, now: number) =>
  database
    .selectFrom("sessions")
    .where("sessions.expiresAt", ">", now)
    .where((where) =>
      where.or([
        where("sessions.remember", "=", true),
        where("sessions.lastSeenAt", ">", now - sessionLifetimes.idle),
      ]),
    );

/** An operator's live sessions. */
export const liveSessions = (database: Kysely<Tables>, operatorId: string, now: number) =>
  allLiveSessions(database, now).where("operatorId", "=", operatorId);
