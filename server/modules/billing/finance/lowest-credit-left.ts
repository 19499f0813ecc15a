import { type Kysely, sql } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";

/**
 * The smallest share of a credit limit that an active client has left, negative beyond the limit; null if no active
 * client has a limit.
 */
export const lowestCreditLeft = async (database: Kysely<Tables>): Promise<number | null> => {
  const { lowest } = await database
    .selectFrom("financeClients")
    .select(
      sql<number | null>`min(cast(balance + credit_limit as double precision) / credit_limit)`.as(
        "lowest",
      ),
    )
    .where("status", "=", "active")
    .where("creditLimit", ">", 0)
    .executeTakeFirstOrThrow();
  return lowest;
};
