import type { Kysely, Selectable } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import type { AlertRuleTable } from "#platform/database/tables/alerts.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";

/** A rule, locked against evaluations and other changes until the transaction ends; `not_found` if there is none. */
export const lockRule = async (
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  id: string,
): Promise<Selectable<AlertRuleTable>> => {
  const rule = await transaction
    .selectFrom("alertRules")
    .selectAll()
    .where("id", "=", id)
    .$call(lockRows(services))
    .executeTakeFirst();
  if (!rule) throw new Refusal("not_found");
  return rule;
};
