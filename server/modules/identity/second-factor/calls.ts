import * as calls from "@console-shell/contract/calls/second-factor";
import { answer } from "#kernel/answer.ts";
import { challengeLifetime, issueChallenge } from "../passkey/challenges.ts";
import { passkeyLogin } from "../passkey/login.ts";
import { relyingParty } from "../passkey/verify.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "../passkey/writes.ts";
import { reauthenticate } from "../session/reauthenticate.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { readSecondFactors } from "./reads.ts";
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from "./writes.ts";

/** Second factors besides the password. */
export const secondFactor = answer(calls, {
  getSecondFactors: ({ services, session }) => readSecondFactors(services, session),
  beginTotp: ({ services, session }) => beginTotp(services, session),
  confirmTotp,
  removeTotp,
  renewRecoveryCodes,
  beginPasskey: ({ services, by, session }) => beginPasskey(services, by, session.account),
  addPasskey,
  renamePasskey: ({ services, by, params, body }) =>
    renamePasskey(services, by, params.id, body.name),
  removePasskey,
  // For any passkey of this console: the browser knows which ones it has.
  passkeyOptions: async (call) => {
    const { services, request, now } = call;
    await throttle(call, [throttleRules.passkeyFromAddress, [request.ip]]);
    return {
      challenge: await issueChallenge(services.database, null, now),
      rpId: relyingParty(services).id,
      timeout: challengeLifetime,
      userVerification: "required",
    };
  },
  passkeyLogin,
  reauthenticate,
});
