import type * as calls from "@console-shell/contract/calls/face-login";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { sendNotice } from "../account/notice.ts";
import { recordAudit } from "../audit/writes.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { endChallenge, subjectOfOperator } from "./challenges.ts";
import { refuseUnlessOfferedTo } from "./reads.ts";
import { seePerson } from "./see-person.ts";
import { saveTemplate } from "./templates.ts";

/** Enrols the face that followed the challenge; it replaces the previous one. */
export const enrolFaceLogin = async (call: Call<typeof calls.enrolFaceLogin>) => {
  const { services, session, by, body } = call;
  const { operatorId, account } = session;
  refuseUnlessOfferedTo(call);
  await throttle(call, [throttleRules.faceEnrolment, [operatorId]]);
  const person = await seePerson(call, subjectOfOperator(operatorId));
  await transactionWithDeadline(services.database, async (transaction) => {
    if (!(await endChallenge(transaction, body.challengeId)))
      throw new Refusal("face_unclear", [{ path: "challengeId", code: "expired" }]);
    await saveTemplate(services, transaction, by, person);
    await recordAudit(call, transaction, {
      action: "own-face.enrolled",
      target: { id: operatorId, name: account },
    });
  });
  sendNotice(services, operatorId, "face-changed");
  return { enrolledAt: by.now };
};

/** Deletes the enrolled face. Allowed even if face login is no longer offered. */
export const removeFaceLogin = async (call: Call<typeof calls.removeFaceLogin>): Promise<true> => {
  const { services, session } = call;
  const { operatorId, account } = session;
  await transactionWithDeadline(services.database, async (transaction) => {
    const removed = await transaction
      .deleteFrom("faceTemplates")
      .where("operatorId", "=", operatorId)
      .returning("operatorId")
      .executeTakeFirst();
    if (!removed) throw new Refusal("not_found");
    await recordAudit(call, transaction, {
      action: "own-face.removed",
      target: { id: operatorId, name: account },
    });
  });
  sendNotice(services, operatorId, "face-changed");
  return true;
};
