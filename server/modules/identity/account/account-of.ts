import type { Account } from "@console-shell/contract";
import type { Services } from "../../../platform/services.ts";
import { isSecondFactorMissing, secondFactorsOf } from "./second-factors-of.ts";

/** An operator's account in the console's format. Throws if the operator is gone. */
export const accountOf = async (
  { database, secondFactorRoles }: Pick<Services, "database" | "secondFactorRoles">,
  operatorId: string,
): Promise<Account> => {
  const { has_totp, has_passkey, ...account } = await database
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
      "favourites",
      "previous_sign_in_at as previousSignInAt",
      "has_totp",
      "has_passkey",
    ])
    .where("id", "=", operatorId)
    .executeTakeFirstOrThrow();
  const factors = { has_totp, has_passkey };
  return {
    ...account,
    secondFactors: secondFactorsOf(factors),
    secondFactorMissing: isSecondFactorMissing(secondFactorRoles, { ...account, ...factors }),
  };
};
