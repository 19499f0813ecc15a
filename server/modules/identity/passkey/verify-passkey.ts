import type { PasskeyAnswerSchema } from "@console-shell/contract/calls/passkey";
import type { z } from "zod";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { takeChallenge } from "./challenges.ts";
import { relyingParty } from "./relying-party.ts";
import { webauthn } from "./webauthn.ts";

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
