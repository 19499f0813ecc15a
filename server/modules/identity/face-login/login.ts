import type * as calls from "@console-shell/contract/calls/face-login";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { findOperator } from "../account/reads.ts";
import { refuseAudited } from "../audit/writes.ts";
import { readPasswordRule } from "../identity-provider/reads.ts";
import { proveSecondFactor } from "../second-factor/prove.ts";
import { countTry } from "../session/count-try.ts";
import { openSession, signIn } from "../session/open.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { endChallenge, subjectOfAccount } from "./challenges.ts";
import { refuseUnlessOffered } from "./reads.ts";
import { type Person, seePerson } from "./see-person.ts";
import { matchTemplate } from "./templates.ts";

type FaceLoginCall = Call<typeof calls.faceLogin>;

/* A problem with the frames reveals nothing about the account, and isn't a guess at its face. */
const see = async (call: FaceLoginCall, takeBack: () => Promise<void>): Promise<Person> => {
  try {
    return await seePerson(call, subjectOfAccount(call.body.account));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await takeBack();
    if (error.code !== "face_unclear") throw error;
    const details = { by: "camera", kind: error.fields[0]?.code ?? "" };
    return refuseAudited(call, { action: "session.refused", details }, error);
  }
};

/**
 * The operator with this face, or `face_not_recognised`: the same response, after the same work, for an unknown
 * account, one without a face, another person, a disabled account, and a role that isn't allowed to.
 */
const recognise = async (call: FaceLoginCall, person: Person) => {
  const { services, body } = call;
  const operator = await findOperator(services.database, body.account);
  const enrolledAt = await matchTemplate(services, operator?.id, person);
  // A face replaces the password.
  const mayUsePassword = await readPasswordRule(services.database);
  const mayUseIt =
    operator?.status === "active" &&
    services.faceLoginRoles.includes(operator.role) &&
    mayUsePassword(operator.role);
  if (operator && enrolledAt !== undefined && mayUseIt) return { operator, enrolledAt };
  const target = operator && { id: operator.id, name: operator.account };
  return refuseAudited(
    call,
    { action: "session.refused", details: { by: "camera" }, ...(target && { target }) },
    new Refusal("face_not_recognised"),
  );
};

type Recognised = Awaited<ReturnType<typeof recognise>>;

/*
 * The face may have been deleted, or a second factor added, during the check. Read once the operator's row is locked,
 * which changing the factors locks first.
 */
const confirmFace = async (
  transaction: Kysely<Tables>,
  { operator: { id, hasTotp, hasPasskey }, enrolledAt }: Recognised,
) => {
  const confirmed = await transaction
    .selectFrom("operators")
    .innerJoin("faceTemplates", "faceTemplates.operatorId", "operators.id")
    .select("operators.id")
    .where("operators.id", "=", id)
    .where("operators.hasTotp", "=", hasTotp)
    .where("operators.hasPasskey", "=", hasPasskey)
    .where("faceTemplates.createdAt", "=", enrolledAt)
    .executeTakeFirst();
  if (!confirmed) throw new Refusal("face_not_recognised");
};

/**
 * Signs in with a face that follows a challenge, and with the second factor if the operator has one. Decisions about
 * accounts need stronger proof: faces are public, and no camera can tell them from a good recording.
 */
export const signInByFace = async (call: Call<typeof calls.faceLogin>) => {
  const { services, body, request } = call;
  refuseUnlessOffered(call.services);
  await throttle(call, [throttleRules.faceLoginFromAddress, [request.ip]]);
  const { device, proveHonest, takeBack } = await countTry(call);
  const recognised = await recognise(call, await see(call, takeBack));
  const { operator } = recognised;
  const by = await proveSecondFactor(call, operator, device, "camera").catch(
    async (error: unknown) => {
      // The face was right, and the page asks for the second factor: that isn't a guess.
      if (error instanceof Refusal && error.code === "second_factor_required")
        await proveHonest(services.database);
      throw error;
    },
  );
  return signIn(call, async (transaction) => {
    if (!(await endChallenge(transaction, body.challengeId)))
      throw new Refusal("face_unclear", [{ path: "challengeId", code: "expired" }]);
    await proveHonest(transaction);
    const remember = body.remember ?? false;
    const opened = await openSession(call, transaction, operator, { remember, by, authAt: 0 });
    await confirmFace(transaction, recognised);
    return opened;
  });
};
