import type { Role } from "@console-shell/contract";
import type { Kysely } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { ProvedIdentity } from "#platform/database/tables/single-sign-on.ts";
import type { Provider } from "../identity-provider/client.ts";

interface MatchedOperator {
  id: string;
  account: string;
  role: Role;
  hasTotp: boolean;
  hasPasskey: boolean;
}

/** Who somebody is: an operator linked before, one to link, or one to create. */
export type Match =
  | { kind: "known" | "link"; operator: MatchedOperator; role: Role }
  | { kind: "create"; role: Role };

const operatorColumns = [
  "operators.id",
  "operators.account",
  "operators.role",
  "operators.status",
  "operators.hasTotp",
  "operators.hasPasskey",
] as const;

/** Whether a SCIM group gives an operator the role. */
const hasGroupRole = async (database: Kysely<Tables>, operatorId: string): Promise<boolean> => {
  const found = await database
    .selectFrom("scimGroupMembers as member")
    .innerJoin("scimGroups as group", "group.id", "member.groupId")
    .select("group.id")
    .where("member.operatorId", "=", operatorId)
    .where("group.role", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
};

/* Root never comes from a provider's claim, whatever its settings say: they may be older than this rule. */
const givenRole = ({ role }: ProvedIdentity): Role | null => (role === "root" ? null : role);

/**
 * An operator's role after the sign-in. A claim neither grants nor removes root. A SCIM group takes precedence over a
 * claim, so that the two don't overwrite each other.
 */
const roleOf = async (
  database: Kysely<Tables>,
  provider: Provider,
  proved: ProvedIdentity,
  { id, role }: MatchedOperator,
): Promise<Role> => {
  if (!provider.applyRole || role === "root" || (await hasGroupRole(database, id))) return role;
  const given = givenRole(proved);
  if (given === null) throw new Refusal("sign_on_no_role");
  return given;
};

const matched = async (
  database: Kysely<Tables>,
  kind: "known" | "link",
  { status, ...operator }: MatchedOperator & { status: "active" | "disabled" },
  provider: Provider,
  proved: ProvedIdentity,
): Promise<Match> => {
  if (status !== "active") throw new Refusal("sign_on_disabled");
  const role = await roleOf(database, provider, proved, operator);
  if (!provider.roles.includes(operator.role) || !provider.roles.includes(role))
    throw new Refusal("sign_on_no_role");
  return { kind, operator, role };
};

/**
 * Finds the operator of a proved identity by the provider's identifier of the account. Only the first sign-in may
 * match by a verified e-mail address, if the provider is trusted with that. Throws the refusals that the sign-in page
 * shows.
 */
export const matchOperator = async (
  database: Kysely<Tables>,
  provider: Provider,
  proved: ProvedIdentity,
): Promise<Match> => {
  const linked = await database
    .selectFrom("operatorIdentities")
    .innerJoin("operators", "operators.id", "operatorIdentities.operatorId")
    .select(operatorColumns)
    .where("operatorIdentities.providerId", "=", provider.id)
    .where("operatorIdentities.subject", "=", proved.subject)
    .executeTakeFirst();
  if (linked) return matched(database, "known", linked, provider, proved);

  if (!provider.linkByEmail && !provider.createOperators) throw new Refusal("sign_on_unknown");
  if (proved.email === "" || !proved.emailVerified) throw new Refusal("sign_on_unverified");
  const sameAddress = await database
    .selectFrom("operators")
    .select(operatorColumns)
    .where("emailKey", "=", proved.email.toLowerCase())
    .executeTakeFirst();
  if (!sameAddress) {
    if (!provider.createOperators) throw new Refusal("sign_on_unknown");
    const role = givenRole(proved);
    if (role === null || !provider.roles.includes(role)) throw new Refusal("sign_on_no_role");
    return { kind: "create", role };
  }
  const other = await database
    .selectFrom("operatorIdentities")
    .select("id")
    .where("providerId", "=", provider.id)
    .where("operatorId", "=", sameAddress.id)
    .executeTakeFirst();
  // A provider may give somebody's old address to somebody else.
  if (other || !provider.linkByEmail) throw new Refusal("sign_on_unknown");
  // The address is a claim, too. Operators keep the link when they become root.
  if (sameAddress.role === "root") throw new Refusal("sign_on_no_role");
  return matched(database, "link", sameAddress, provider, proved);
};
