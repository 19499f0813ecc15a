import type { cameraChallenge } from "@console-shell/contract/calls/face-login";
import type { Handler } from "#kernel/call.ts";
import { issueChallenge, subjectOfAccount } from "../face-login/challenges.ts";
import { refuseUnlessOffered } from "./face-login-offered.ts";
import { throttleRules } from "./throttle/rules.ts";
import { throttle } from "./throttle/throttle.ts";

/** Issues random steps. No account is looked up, so the response can't reveal whether it exists or has a face. */
export const handleCameraChallenge: Handler<typeof cameraChallenge> = async (call) => {
  const { services, body, request, now } = call;
  refuseUnlessOffered(call.services);
  await throttle(call, [throttleRules.cameraChallengeFromAddress, [request.ip]]);
  return issueChallenge(services.database, subjectOfAccount(body.account), now);
};
