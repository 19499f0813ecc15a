import type { addPasskey, beginPasskey } from "@console-shell/contract/calls/second-factor";
import { NewPasskeyOptionsSchema } from "@console-shell/contract/calls/passkey";
import { newId } from "#platform/database/id.ts";
import type { Handler } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { challengeLifetime, issueChallenge } from "../passkey/challenges.ts";
import { relyingParty } from "../passkey/relying-party.ts";
import { verifyNewPasskey } from "../passkey/verify-new-passkey.ts";
import { webauthn } from "../passkey/webauthn.ts";
import { changeFactors } from "./change-factors.ts";

/** More devices than anyone has. */
const maxPasskeys = 20;

const tooMany = () => new Refusal("conflict", [{ path: "passkey", code: "too_many" }]);

/** What the browser needs to create a passkey, excluding authenticators that are registered already. */
export const handleBeginPasskey: Handler<typeof beginPasskey> = async ({
  services,
  session: { operatorId, account },
  now,
}) => {
  const { database } = services;
  const known = await database
    .selectFrom("passkeys")
    .select("credentialId")
    .where("operatorId", "=", operatorId)
    .execute();
  if (known.length >= maxPasskeys) throw tooMany();
  const { id, name } = relyingParty(services);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: Buffer.from(operatorId),
    userName: account,
    userDisplayName: account,
    challenge: Buffer.from(await issueChallenge(database, operatorId, now), "base64url"),
    timeout: challengeLifetime,
    attestationType: "none",
    excludeCredentials: known.map((one) => ({ id: one.credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return NewPasskeyOptionsSchema.parse(options);
};

/** Stores a passkey for the caller. */
export const handleAddPasskey: Handler<typeof addPasskey> = async (call) => {
  const { services, session, body, now } = call;
  const { operatorId, account } = session;
  const made = await verifyNewPasskey(services, body.passkey, operatorId, now);
  const row = {
    ...made,
    id: newId(),
    operatorId,
    name: body.name,
    createdAt: now,
    lastUsedAt: null,
  };
  const { recoveryCodes } = await changeFactors(
    call,
    async (transaction) => {
      const added = await transaction
        .insertInto("passkeys")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!added) throw new Refusal("conflict", [{ path: "passkey", code: "taken" }]);
      const { count } = await transaction
        .selectFrom("passkeys")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("operatorId", "=", operatorId)
        .executeTakeFirstOrThrow();
      if (count > maxPasskeys) throw tooMany();
    },
    (transaction) =>
      recordAudit(call, transaction, {
        action: "second-factor.passkey-added",
        target: { id: operatorId, name: account },
        details: { passkey: body.name },
      }),
  );
  return { passkey: row, recoveryCodes };
};
