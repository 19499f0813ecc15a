import { notificationPermissions } from "@console-shell/contract/words/notification-kinds";
import type { Role } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { AlertRuleTable } from "../../../../platform/database/tables/alerts.ts";
import type { Tables } from "../../../../platform/database/tables/index.ts";
import { holdersOf } from "../../../identity/index.ts";

export interface Recipient {
  id: string;
  account: string;
  name: string;
  role: Role;
}

/** The active operators who may see alerts now, by name. Nobody else is notified of any. */
export const possibleRecipients = async (database: Kysely<Tables>): Promise<Recipient[]> => {
  const ids = await holdersOf(database, notificationPermissions["alert.firing"]);
  if (ids.length === 0) return [];
  return database
    .selectFrom("operators")
    .select(["id", "account", "name", "role"])
    .where("id", "in", ids)
    .orderBy("name")
    .orderBy("id")
    .limit(1_000)
    .execute();
};

/** Those of them whom a rule tells. */
export const recipientsOf = (
  {
    recipientRoles,
    recipientOperators,
  }: Pick<AlertRuleTable, "recipientRoles" | "recipientOperators">,
  possible: readonly Recipient[],
): Recipient[] =>
  possible.filter(
    ({ id, role }) => recipientRoles.includes(role) || recipientOperators.includes(id),
  );
