import { addressKey } from "@console-shell/contract/words/typed-text";
import type { Account, Role } from "@console-shell/contract";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { OperatorsTable } from "#platform/database/tables/operators.ts";
import type { Services } from "#platform/services.ts";
import { readPasswordRule, providersOf } from "../identity-provider/reads.ts";
import { isSecondFactorMissing, secondFactorsOf } from "../second-factor/reads.ts";

/** How an operator can prove who they are, besides passkeys: with a password, and at which providers. */
export const proofsOf = async (
  database: Kysely<Tables>,
  { id, role }: { id: string; role: Role },
): Promise<NonNullable<Account["proofs"]>> => {
  const [mayUsePassword, { awaitsPassword }, providers] = await Promise.all([
    readPasswordRule(database),
    database
      .selectFrom("operators")
      .select("awaitsPassword")
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),
    providersOf(database, id),
  ]);
  return { password: mayUsePassword(role) && !awaitsPassword, providers };
};

/**
 * An operator's account in the console's format; `hasFactor` if the session has a second factor of an identity provider.
 * Throws if the operator is gone.
 */
export const accountOf = async (
  { database }: Pick<Services, "database">,
  operatorId: string,
  hasFactor = false,
): Promise<Account> => {
  const { hasTotp, hasPasskey, secondFactor, ...account } = await database
    .selectFrom("operators")
    .innerJoin("rolePolicies as policy", "policy.role", "operators.role")
    .select([
      "policy.secondFactor",
      "operators.id",
      "account",
      "name",
      "email",
      "operators.role",
      "locale",
      "theme",
      "density",
      "navigation",
      "shortcuts",
      "favourites",
      "defaultViews",
      "previousSignInAt",
      "hasTotp",
      "hasPasskey",
    ])
    .where("operators.id", "=", operatorId)
    .executeTakeFirstOrThrow();
  const factors = { hasTotp, hasPasskey };
  return {
    ...account,
    secondFactors: secondFactorsOf(factors),
    secondFactorMissing: isSecondFactorMissing({
      secondFactor,
      hasProviderFactor: hasFactor,
      ...factors,
    }),
    passkeyRequired: secondFactor === "passkey",
    proofs: await proofsOf(database, account),
  };
};

/**
 * The operator with this account name or e-mail address, ignoring case. Account names can't contain @, so the two can't
 * be confused.
 */
export const findOperator = (
  database: Kysely<Tables>,
  accountOrEmail: string,
): Promise<Selectable<OperatorsTable> | undefined> => {
  const key = addressKey(accountOrEmail);
  return database
    .selectFrom("operators")
    .selectAll()
    .where(key.includes("@") ? "emailKey" : "accountKey", "=", key)
    .executeTakeFirst();
};
