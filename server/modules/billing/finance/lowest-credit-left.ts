import { type Kysely, sql } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

const left = sql<number>`cast(balance + credit_limit as double precision) / credit_limit`;

const withCredit = (database: Kysely<Tables>) =>
  database.selectFrom("financeClients").where("status", "=", "active").where("creditLimit", ">", 0);

/**
 * The smallest share of a credit limit that an active client has left, negative beyond the limit; null if no active
 * client has a limit.
 */
export const lowestCreditLeft = async (database: Kysely<Tables>): Promise<number | null> => {
  const { lowest } = await withCredit(database)
    .select(sql<number | null>`min(${left})`.as("lowest"))
    .executeTakeFirstOrThrow();
  return lowest;
};

/** Active clients with less than a share of their credit limit left, those with the least first; at most `limit`. */
export const clientsBelow = (database: Kysely<Tables>, share: number, limit: number) =>
  withCredit(database)
    .select(["id", "name", "ownerId", left.as("left")])
    .where(left, "<", share)
    .orderBy(left)
    .orderBy("id")
    .limit(limit)
    .execute();
