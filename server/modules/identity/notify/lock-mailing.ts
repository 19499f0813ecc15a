import type { Kysely } from "kysely";
import { lockChanges } from "#platform/database/dialect/lock-rows.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";

/**
 * Locks what an operator chose to be mailed, and the mails, until the transaction ends. Not the operator: a change
 * that settles a notification and then sends the operator another would wait for it, and the two could deadlock.
 */
export const lockMailing = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  operatorId: string,
): Promise<void> => {
  await transaction
    .selectFrom("operators")
    .select("id")
    .where("id", "=", operatorId)
    .$call(lockChanges(services))
    .execute();
};
