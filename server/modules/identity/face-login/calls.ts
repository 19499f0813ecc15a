import * as calls from "@console-shell/contract/calls/face-login";
import { answer } from "#kernel/answer.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { issueChallenge, subjectOfAccount, subjectOfOperator } from "./challenges.ts";
import { signInByFace } from "./login.ts";
import { readEnrolment, refuseUnlessOffered, refuseUnlessOfferedTo } from "./reads.ts";
import { enrolFaceLogin, removeFaceLogin } from "./writes.ts";

/** Sign-in with a face, and enrolling or deleting the own one. */
export const faceLogin = answer(calls, {
  // No account is looked up, so the response can't reveal whether it exists or has a face.
  cameraChallenge: async (call) => {
    const { services, body, request, now } = call;
    refuseUnlessOffered(call.services);
    await throttle(call, [throttleRules.cameraChallengeFromAddress, [request.ip]]);
    return issueChallenge(services.database, subjectOfAccount(body.account), now);
  },
  faceLogin: signInByFace,
  getFaceLogin: ({ services, session }) => readEnrolment(services, session),
  beginFaceEnrolment: async (call) => {
    const { services, session, now } = call;
    refuseUnlessOfferedTo(call);
    await throttle(call, [throttleRules.faceEnrolment, [session.operatorId, "begin"]]);
    return issueChallenge(services.database, subjectOfOperator(session.operatorId), now);
  },
  enrolFaceLogin,
  removeFaceLogin,
});
