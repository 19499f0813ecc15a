import type { SecondFactor, SecondFactorRule } from "@console-shell/contract";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import { rulesOf } from "../security-policy/reads.ts";

/** An operator's columns about second factors. */
export interface WithSecondFactors {
  hasTotp: boolean;
  hasPasskey: boolean;
}

/** An operator's second factors. */
export const secondFactorsOf = (operator: WithSecondFactors): SecondFactor[] => [
  ...(operator.hasTotp ? (["totp"] as const) : []),
  ...(operator.hasPasskey ? (["passkey"] as const) : []),
];

/**
 * Whether the policy of an operator's role requires a second factor that isn't set up. One that an identity provider has
 * checked counts, but not as a passkey.
 */
export const isSecondFactorMissing = ({
  secondFactor,
  hasTotp,
  hasPasskey,
  hasProviderFactor = false,
}: WithSecondFactors & {
  secondFactor: SecondFactorRule;
  hasProviderFactor?: boolean;
}): boolean =>
  ({
    none: false,
    any: !hasTotp && !hasPasskey && !hasProviderFactor,
    passkey: !hasPasskey,
  })[secondFactor];

/** What its operator sees of a passkey. */
export const passkeyColumns = ["id", "name", "createdAt", "lastUsedAt", "synced"] as const;

/** The own second factors. */
export const readSecondFactors = async (
  { database }: Pick<Services, "database">,
  { operatorId, role }: Pick<Session, "operatorId" | "role">,
) => {
  const { secondFactor } = await rulesOf(database, role);
  const totp = await database
    .selectFrom("totpSecrets")
    .select("since")
    .where("operatorId", "=", operatorId)
    .executeTakeFirst();
  const passkeys = await database
    .selectFrom("passkeys")
    .select(passkeyColumns)
    .where("operatorId", "=", operatorId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  const { left } = await database
    .selectFrom("recoveryCodes")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("operatorId", "=", operatorId)
    .where("usedAt", "is", null)
    .executeTakeFirstOrThrow();
  return {
    required: secondFactor !== "none",
    totpSince: totp?.since ?? null,
    passkeys,
    recoveryCodesLeft: left,
  };
};
