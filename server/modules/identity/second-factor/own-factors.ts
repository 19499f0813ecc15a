import type { getSecondFactors, Passkey } from "@console-shell/contract/calls/second-factor";
import type { Handler } from "../../../kernel/call.ts";
import type { PasskeysTable } from "../../../platform/database/tables/second-factors.ts";

/** A passkey as its operator sees it. */
export const presentPasskey = (row: PasskeysTable): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.createdAt,
  lastUsedAt: row.lastUsedAt,
  synced: row.synced,
});

/** The own second factors. */
export const handleGetSecondFactors: Handler<typeof getSecondFactors> = async ({
  services: { database, secondFactorRoles },
  session: { operatorId, role },
}) => {
  const totp = await database
    .selectFrom("totpSecrets")
    .select("since")
    .where("operatorId", "=", operatorId)
    .executeTakeFirst();
  const passkeys = await database
    .selectFrom("passkeys")
    .selectAll()
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
    required: secondFactorRoles.includes(role),
    totpSince: totp?.since ?? null,
    passkeys: passkeys.map(presentPasskey),
    recoveryCodesLeft: left,
  };
};
