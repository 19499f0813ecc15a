import type { NewPasskeySchema, PasskeyAnswerSchema } from "@console-shell/contract/calls/passkey";
import type { z } from "zod";
import { Refusal } from "#kernel/refusal.ts";
import type { PasskeysTable } from "#platform/database/tables/second-factors.ts";
import type { Services } from "#platform/services.ts";
import { takeChallenge } from "./challenges.ts";

/**
 * The passkey library, loaded on first use: it's one in six of the server's modules, and the server starts sooner
 * without.
 */
export const webauthn = () => import("@simplewebauthn/server");

/** The relying party ID of passkeys: the public address, and never the Host header. */
export const relyingParty = ({
  publicUrl,
}: Pick<Services, "publicUrl">): { id: string; name: string; origin: string } => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: "Console Shell", origin };
};

type NewPasskey = z.output<typeof NewPasskeySchema>;
type Verified = Pick<PasskeysTable, "credentialId" | "publicKey" | "counter" | "synced">;

/* Any error of the library means the response is invalid, so it's refused. */
const checkNew = async (services: Services, made: NewPasskey, operatorId: string, now: number) => {
  const { id, origin } = relyingParty(services);
  const { verifyRegistrationResponse } = await webauthn();
  try {
    return await verifyRegistrationResponse({
      response: made,
      expectedChallenge: (challenge) =>
        takeChallenge(services.database, challenge, operatorId, now),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
  } catch (error) {
    services.log.info({ reason: String(error) }, "A new passkey was refused");
    return null;
  }
};

/** The data to store for a new passkey of this operator; throws `wrong_passkey`. */
export const verifyNewPasskey = async (
  services: Services,
  made: NewPasskey,
  operatorId: string,
  now: number,
): Promise<Verified> => {
  const checked = await checkNew(services, made, operatorId, now);
  if (!checked?.verified) throw new Refusal("wrong_passkey");
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    synced: credentialBackedUp,
  };
};

type Answer = z.output<typeof PasskeyAnswerSchema>;
type Passkey = { id: string; operatorId: string };

/* Any error of the library means the response is invalid, so it's refused. */
const check = async (
  services: Services,
  answer: Answer,
  credential: { credentialId: string; publicKey: string; counter: number },
  now: number,
) => {
  const { id, origin } = relyingParty(services);
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    return await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => takeChallenge(services.database, challenge, null, now),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: credential.credentialId,
        publicKey: Buffer.from(credential.publicKey, "base64url"),
        counter: credential.counter,
      },
    });
  } catch (error) {
    services.log.info({ reason: String(error) }, "A passkey was refused");
    return null;
  }
};

/**
 * The passkey that signed our challenge, with user verification; throws `wrong_passkey` for anything else. The
 * challenge is used up, and of responses with the same counter one is accepted.
 */
export const verifyPasskey = async (
  services: Services,
  answer: Answer,
  now: number,
): Promise<Passkey> => {
  const stored = await services.database
    .selectFrom("passkeys")
    .select(["id", "operatorId", "credentialId", "publicKey", "counter"])
    .where("credentialId", "=", answer.id)
    .executeTakeFirst();
  const { userHandle } = answer.response;
  const isOwners =
    userHandle === undefined ||
    userHandle === Buffer.from(stored?.operatorId ?? "").toString("base64url");
  const checked = stored && isOwners && (await check(services, answer, stored, now));
  if (!stored || !checked || !checked.verified) throw new Refusal("wrong_passkey");
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  const used = await services.database
    .updateTable("passkeys")
    .set({ counter: newCounter, synced: credentialBackedUp, lastUsedAt: now })
    .where("id", "=", stored.id)
    .where("counter", "=", stored.counter)
    .returning(["id", "operatorId"])
    .executeTakeFirst();
  if (!used) throw new Refusal("wrong_passkey");
  return used;
};
