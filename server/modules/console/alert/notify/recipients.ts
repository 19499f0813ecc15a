import { notifications } from "@console-shell/contract/words/notifications";
import type { Role } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { AlertRuleTable } from "#platform/database/tables/alerts.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { holders } from "#modules/identity/index.ts";

export interface Recipient {
  id: string;
  account: string;
  name: string;
  role: Role;
}

/** The active operators who may see alerts now, by name. Nobody else is notified of any. */
const possible = (database: Kysely<Tables>) =>
  database
    .selectFrom("operators")
    .select(["id", "account", "name", "role"])
    .where("id", "in", holders(database, notifications["alert.firing"].permissions))
    .orderBy("name")
    .orderBy("id");

/** The first of those who can be chosen. */
export const possibleRecipients = (database: Kysely<Tables>): Promise<Recipient[]> =>
  possible(database).limit(1_000).execute();

/** The roles that may see alerts. */
export const possibleRoles = async (database: Kysely<Tables>): Promise<Role[]> => {
  const found = await database
    .selectFrom("rolePermissions")
    .select("role")
    .where("permission", "=", "console:alert:read")
    .execute();
  return found.map(({ role }) => role);
};

/** All recipients of a rule, as a query. */
export const recipientsOf = (
  database: Kysely<Tables>,
  {
    recipientRoles,
    recipientOperators,
  }: Pick<AlertRuleTable, "recipientRoles" | "recipientOperators">,
): ReturnType<typeof possible> =>
  possible(database).where((where) =>
    where.or([
      ...(recipientRoles.length > 0 ? [where("role", "in", recipientRoles)] : []),
      ...(recipientOperators.length > 0 ? [where("id", "in", recipientOperators)] : []),
    ]),
  );
