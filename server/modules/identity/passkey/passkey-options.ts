import type { passkeyOptions } from "@console-shell/contract/calls/second-factor";
import type { Handler } from "#kernel/call.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { challengeLifetime, issueChallenge } from "./challenges.ts";
import { relyingParty } from "./relying-party.ts";

/** A challenge for any passkey of this console: the browser knows which ones it has. */
export const handlePasskeyOptions: Handler<typeof passkeyOptions> = async (call) => {
  const { services, request, now } = call;
  await throttle(call, [throttleRules.passkeyFromAddress, [request.ip]]);
  return {
    challenge: await issueChallenge(services.database, null, now),
    rpId: relyingParty(services).id,
    timeout: challengeLifetime,
    userVerification: "required",
  };
};
