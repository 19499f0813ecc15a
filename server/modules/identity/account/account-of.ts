import type { Account } from "@console-shell/contract";
import type { Services } from "../../../platform/services.ts";
import { proofsOf } from "./proofs-of.ts";
import { isSecondFactorMissing, secondFactorsOf } from "./second-factors-of.ts";

/**
 * An operator's account in the console's format; `hasFactor` if the session has a second factor of an identity provider.
 * Throws if the operator is gone.
 */
export const accountOf = async (
  { database, secondFactorRoles }: Pick<Services, "database" | "secondFactorRoles">,
  operatorId: string,
  hasFactor = false,
): Promise<Account> => {
  const { hasTotp, hasPasskey, ...account } = await database
    .selectFrom("operators")
    .select([
      "id",
      "account",
      "name",
      "email",
      "role",
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
    .where("id", "=", operatorId)
    .executeTakeFirstOrThrow();
  const factors = { hasTotp, hasPasskey };
  return {
    ...account,
    secondFactors: secondFactorsOf(factors),
    secondFactorMissing:
      !hasFactor && isSecondFactorMissing(secondFactorRoles, { ...account, ...factors }),
    proofs: await proofsOf(database, account),
  };
};
