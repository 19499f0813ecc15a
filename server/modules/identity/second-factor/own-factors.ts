import type { getSecondFactors, Passkey } from "@console-shell/contract/calls/second-factor";
import type { Handler } from "../../../kernel/call.ts";
import type { PasskeysTable } from "../../../platform/database/tables/second-factors.ts";

/** A passkey as its operator sees it. */
export const presentPasskey = (row: PasskeysTable): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  synced: row.synced,
});

/** The own second factors. */
export const handleGetSecondFactors: Handler<typeof getSecondFactors> = async ({
  services: { database, secondFactorRoles },
  session: { operatorId, role },
}) => {
  const totp = await database
    .selectFrom("totp_secrets")
    .select("since")
    .where("operator_id", "=", operatorId)
    .executeTakeFirst();
  const passkeys = await database
    .selectFrom("passkeys")
    .selectAll()
    .where("operator_id", "=", operatorId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const { left } = await database
    .selectFrom("recovery_codes")
    .select(({ fn }) => fn.countAll<number>().as("left"))
    .where("operator_id", "=", operatorId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    required: secondFactorRoles.includes(role),
    totpSince: totp?.since ?? null,
    passkeys: passkeys.map(presentPasskey),
    recoveryCodesLeft: left,
  };
};
