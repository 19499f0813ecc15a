import type { Account } from "@console-shell/contract";
import type { Services } from "#platform/services.ts";
import { proofsOf } from "./proofs-of.ts";
import { isSecondFactorMissing, secondFactorsOf } from "./second-factors-of.ts";

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
