import type { Account } from "@console-shell/contract";
import type { Services } from "../../../platform/services.ts";
import { isSecondFactorMissing, secondFactorsOf } from "./second-factors-of.ts";

/** An operator's account in the console's format. Throws if the operator is gone. */
export const accountOf = async (
  { database, secondFactorRoles }: Pick<Services, "database" | "secondFactorRoles">,
  operatorId: string,
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
    secondFactorMissing: isSecondFactorMissing(secondFactorRoles, { ...account, ...factors }),
  };
};
