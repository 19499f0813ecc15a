import type { Kysely } from "kysely";
import { lockRows } from "../../../platform/database/dialect/lock-rows.ts";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Services } from "../../../platform/services.ts";

/**
 * Keeps an operator's row until the transaction ends. First in a transaction that then takes what
 * belongs to the operator, as whoever changes one does, or both would wait for each other.
 */
export const lockOperator = async (
  services: Services,
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
