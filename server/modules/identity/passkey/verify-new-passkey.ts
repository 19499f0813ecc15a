import type { NewPasskeySchema } from "@console-shell/contract/calls/passkey";
import type { z } from "zod";
import type { PasskeysTable } from "#platform/database/tables/second-factors.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Services } from "#platform/services.ts";
import { takeChallenge } from "./challenges.ts";
import { relyingParty } from "./relying-party.ts";
import { webauthn } from "./webauthn.ts";

type NewPasskey = z.output<typeof NewPasskeySchema>;
type Verified = Pick<PasskeysTable, "credentialId" | "publicKey" | "counter" | "synced">;

/* Any error of the library means the response is invalid, so it's refused. */
const check = async (services: Services, made: NewPasskey, operatorId: string, now: number) => {
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
  const checked = await check(services, made, operatorId, now);
  if (!checked?.verified) throw new Refusal("wrong_passkey");
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    synced: credentialBackedUp,
  };
};
