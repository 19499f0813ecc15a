import { NewPasskeyOptionsSchema } from "@console-shell/contract/calls/passkey";
import type * as calls from "@console-shell/contract/calls/second-factor";
import type { By, Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { newId } from "#platform/database/id.ts";
import { recordAudit } from "../audit/writes.ts";
import { passkeyColumns } from "../second-factor/reads.ts";
import { changeFactors } from "../second-factor/writes.ts";
import { challengeLifetime, issueChallenge } from "./challenges.ts";
import { relyingParty, verifyNewPasskey, webauthn } from "./verify.ts";

/** More devices than anyone has. */
const maxPasskeys = 20;

const tooMany = () => new Refusal("conflict", [{ path: "passkey", code: "too_many" }]);

/** What the browser needs to create a passkey, excluding authenticators that are registered already. */
export const beginPasskey = async (
  services: Pick<Services, "database" | "publicUrl">,
  { operatorId, now }: By,
  account: string,
) => {
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
export const addPasskey = async (call: Call<typeof calls.addPasskey>) => {
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

/** Renames one of the caller's passkeys. */
export const renamePasskey = async (
  { database }: Pick<Services, "database">,
  { operatorId }: By,
  id: string,
  name: string,
) => {
  const renamed = await database
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("operatorId", "=", operatorId)
    .returning(passkeyColumns)
    .executeTakeFirst();
  if (!renamed) throw new Refusal("not_found");
  return renamed;
};

export const removePasskey = async (call: Call<typeof calls.removePasskey>): Promise<true> => {
  const { params, session } = call;
  const { operatorId, account } = session;
  await changeFactors(
    call,
    async (transaction) => {
      const removed = await transaction
        .deleteFrom("passkeys")
        .where("id", "=", params.id)
        .where("operatorId", "=", operatorId)
        .returning("name")
        .executeTakeFirst();
      if (!removed) throw new Refusal("not_found");
      return removed.name;
    },
    (transaction, passkey) =>
      recordAudit(call, transaction, {
        action: "second-factor.passkey-removed",
        target: { id: operatorId, name: account },
        details: { passkey },
      }),
  );
  return true;
};
