import * as calls from "@console-shell/contract/calls/face-login";
import type { Call, Feature } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { EngineUnavailable } from "#platform/vision/engine.ts";
import { sendNotice } from "../account/send-notice.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { endChallenge, issueChallenge, subjectOfOperator } from "./challenges.ts";
import { seePerson } from "./see-person.ts";
import { isCurrent, saveTemplate } from "./templates.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";

const isOffered = ({
  services,
  session,
}: Pick<Call<typeof calls.getFaceLogin>, "services" | "session">) =>
  services.faceLoginRoles.includes(session.role);

const refuseUnlessOffered = (call: Parameters<typeof isOffered>[0]) => {
  if (!isOffered(call)) throw new Refusal("forbidden");
};

/** Enrolling and deleting the face that an operator signs in with. */
export const faceLogin: Feature = (route) => {
  route(calls.getFaceLogin, async (call) => {
    const { services, session } = call;
    const stored = await services.database
      .selectFrom("faceTemplates")
      .select(["model", "consent", "createdAt"])
      .where("operatorId", "=", session.operatorId)
      .executeTakeFirst();
    const offered = isOffered(call);
    if (!stored) return { offered, enrolledAt: null, outdated: false };
    const model = await services.vision.models().catch((error: unknown) => {
      // The current engine can't be determined; an enrolled face can still be deleted.
      if (error instanceof EngineUnavailable) return { face: { name: stored.model } };
      throw error;
    });
    return { offered, enrolledAt: stored.createdAt, outdated: !isCurrent(stored, model.face.name) };
  });

  route(calls.beginFaceEnrolment, async (call) => {
    const { services, session, now } = call;
    refuseUnlessOffered(call);
    await throttle(call, [throttleRules.faceEnrolment, [session.operatorId, "begin"]]);
    return issueChallenge(services.database, subjectOfOperator(session.operatorId), now);
  });

  route(calls.enrolFaceLogin, async (call) => {
    const { services, session, body, now } = call;
    const { operatorId, account } = session;
    refuseUnlessOffered(call);
    await throttle(call, [throttleRules.faceEnrolment, [operatorId]]);
    const person = await seePerson(call, subjectOfOperator(operatorId));
    await transactionWithDeadline(services.database, async (transaction) => {
      if (!(await endChallenge(transaction, body.challengeId)))
        throw new Refusal("face_unclear", [{ path: "challengeId", code: "expired" }]);
      await saveTemplate(services, transaction, { operatorId, person, now });
      await recordAudit(call, transaction, {
        action: "own-face.enrolled",
        target: { id: operatorId, name: account },
      });
    });
    sendNotice(services, operatorId, "face-changed");
    return { enrolledAt: now };
  });

  // Allowed even if face login is no longer offered.
  route(calls.removeFaceLogin, async (call) => {
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
    return true as const;
  });
};
