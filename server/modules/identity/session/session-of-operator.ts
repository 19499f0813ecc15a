import { sql } from "kysely";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import { policyColumns } from "../security-policy/policy-columns.ts";
import { isLive, sessionOfRow } from "./session-of-row.ts";

interface Acting {
  /** Of what acts for the operator, such as a token. */
  id: string;
  now: number;
  expiresAt: number;
}

/** A session in which something acts for an operator who isn't signed in; null if the operator is disabled. */
export const sessionOfOperator = async (
  services: Pick<Services, "database">,
  operatorId: string,
  { id, now, expiresAt }: Acting,
): Promise<Session | null> => {
  const operator = await services.database
    .selectFrom("operators")
    .innerJoin("rolePolicies as policy", "policy.role", "operators.role")
    .innerJoin("securityPolicy as everyone", (join) => join.onTrue())
    .select(policyColumns)
    .select((select) => [
      "account",
      "operators.role",
      "status",
      "hasTotp",
      "hasPasskey",
      "name",
      "email",
      "locale",
      "theme",
      "density",
      "navigation",
      "shortcuts",
      "favourites",
      "defaultViews",
      "previousSignInAt",
      select
        .selectFrom("rolePermissions")
        .select(sql<string>`string_agg(permission, ',')`.as("joined"))
        .whereRef("rolePermissions.role", "=", "operators.role")
        .as("grants"),
    ])
    .where("operators.id", "=", operatorId)
    .executeTakeFirst();
  if (!operator) return null;
  const row = {
    ...operator,
    id,
    operatorId,
    tokenHash: "",
    createdAt: now,
    lastSeenAt: now,
    authAt: now,
    expiresAt,
    // The policy of sessions doesn't shorten it.
    remember: true,
    remembered: true,
    viewedId: null,
    viewedUntil: null,
    providerFactor: false,
  };
  return isLive(row, now) ? sessionOfRow(row) : null;
};
