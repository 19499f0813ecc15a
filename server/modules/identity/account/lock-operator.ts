import type { Kysely } from "kysely";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";

/**
 * Locks an operator's row until the transaction ends. Call it before locking anything that belongs to the operator, as
 * changing an operator does; another order could deadlock.
 */
export const lockOperator = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  id: string,
): Promise<void> => {
  await transaction
    .selectFrom("operators")
    .select("id")
    .where("id", "=", id)
    .$call(lockRows(services))
    .execute();
};
