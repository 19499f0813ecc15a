import { type Role, roles } from "@console-shell/contract";
import type { SecurityPolicy } from "@console-shell/contract/calls/security-policy";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";

/** What a session reads of its role's policy, `policy`, and of everyone's, `everyone`. */
export const policyColumns = [
  "policy.secondFactor",
  "policy.longest",
  "policy.idle",
  "policy.remembered",
  "policy.addresses as roleAddresses",
  "everyone.addresses as everyonesAddresses",
] as const;

interface WithAddresses {
  roleAddresses: string[];
  everyonesAddresses: string[];
}

/** The address list of a role: its own, or else everyone's. */
export const addressesOf = ({ roleAddresses, everyonesAddresses }: WithAddresses): string[] =>
  roleAddresses.length > 0 ? roleAddresses : everyonesAddresses;

const hour = 3_600_000;
const minute = 60_000;

/** What applies to a role now. */
export const rulesOf = async (database: Kysely<Tables>, role: Role) => {
  const { roleAddresses, everyonesAddresses, ...rules } = await database
    .selectFrom("rolePolicies as policy")
    .innerJoin("securityPolicy as everyone", (join) => join.onTrue())
    .select(policyColumns)
    .where("policy.role", "=", role)
    .executeTakeFirstOrThrow();
  return { ...rules, addresses: addressesOf({ roleAddresses, everyonesAddresses }) };
};

/** How many days keys and tokens may be valid; null for no limit. */
export const readKeyPolicy = (database: Kysely<Tables>) =>
  database
    .selectFrom("securityPolicy")
    .select(["apiKeyDays", "subAppTokenDays", "changedAt"])
    .executeTakeFirstOrThrow();

/** Which kinds of changes somebody else has to approve. */
export const readSecondPerson = async (
  database: Kysely<Tables>,
): Promise<SecurityPolicy["secondPerson"]> => {
  const row = await database
    .selectFrom("securityPolicy")
    .select(["secondPersonRoles", "secondPersonResets", "secondPersonLibraryGrants"])
    .executeTakeFirstOrThrow();
  return {
    roles: row.secondPersonRoles,
    resets: row.secondPersonResets,
    libraryGrants: row.secondPersonLibraryGrants,
  };
};

/** The whole policy, as somebody at that address sees it. */
export const readPolicy = async (
  database: Kysely<Tables>,
  ownAddress: string,
): Promise<SecurityPolicy> => {
  const general = await database
    .selectFrom("securityPolicy as policy")
    .leftJoin("operators as changer", "changer.id", "policy.changedBy")
    .select(["policy.addresses", "policy.apiKeyDays", "policy.subAppTokenDays", "policy.changedAt"])
    .select("changer.name as changedByName")
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom("rolePolicies as policy")
    .leftJoin("operators as changer", "changer.id", "policy.changedBy")
    .select([
      "policy.role",
      "policy.secondFactor",
      "policy.longest",
      "policy.idle",
      "policy.remembered",
      "policy.addresses",
      "policy.changedAt",
    ])
    .select("changer.name as changedByName")
    .execute();
  const byRole = new Map(
    rows.map(({ longest, idle, ...row }) => [
      row.role,
      { ...row, longestHours: longest / hour, idleMinutes: idle / minute },
    ]),
  );
  const secondPerson = await readSecondPerson(database);
  return { ...general, secondPerson, roles: roles.map((role) => byRole.get(role)!), ownAddress };
};
