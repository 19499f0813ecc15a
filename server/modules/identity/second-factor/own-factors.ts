import type { getSecondFactors } from "@console-shell/contract/calls/second-factor";
import type { Handler } from "#kernel/call.ts";
import { rulesOf } from "../security-policy/read-policy.ts";

/** What its operator sees of a passkey. */
export const passkeyColumns = ["id", "name", "createdAt", "lastUsedAt", "synced"] as const;

/** The own second factors. */
export const handleGetSecondFactors: Handler<typeof getSecondFactors> = async ({
  services: { database },
  session: { operatorId, role },
}) => {
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
