import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** Whether a stored session hasn't ended under its role's policy, as `isLive` decides. */
const isOpen = (where: ExpressionBuilder<Tables, "sessions">, now: number): Expression<SqlBool> =>
  where.and([
    where("sessions.expiresAt", ">", now),
    where.exists(
      where
        .selectFrom("operators as own")
        .innerJoin("rolePolicies as policy", "policy.role", "own.role")
        .select("own.id")
        .whereRef("own.id", "=", "sessions.operatorId")
        .where((policy) =>
          policy.or([
            policy.and([
              policy("sessions.remember", "=", true),
              policy("policy.remembered", "=", true),
            ]),
            policy.and([
              policy(policy("sessions.createdAt", "+", policy.ref("policy.longest")), ">", now),
              policy(policy("sessions.lastSeenAt", "+", policy.ref("policy.idle")), ">", now),
            ]),
          ]),
        ),
    ),
  ]);

/** Whether a stored session has ended, for `deleteSessions`: before a change of policy could make it valid again. */
export const hasEnded =
  (now: number) =>
  (where: ExpressionBuilder<Tables, "sessions">): Expression<SqlBool> =>
    where.not(isOpen(where, now));

/** Everyone's live sessions. */
export const allLiveSessions = (database: Kysely<Tables>, now: number) =>
  database.selectFrom("sessions").where((where) => isOpen(where, now));

/** An operator's live sessions. */
export const liveSessions = (database: Kysely<Tables>, operatorId: string, now: number) =>
  allLiveSessions(database, now).where("operatorId", "=", operatorId);
