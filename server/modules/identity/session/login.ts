import type * as calls from "@console-shell/contract/calls/session";
import type { Kysely } from "kysely";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { findOperator } from "../account/reads.ts";
import { recordAuditAlone } from "../audit/writes.ts";
import { readPasswordRule } from "../identity-provider/reads.ts";
import {
  hashPassword,
  isOutdated,
  verifyDummyHash,
  verifyPassword,
  refundOnOverload,
} from "../password/hash.ts";
import { proveSecondFactor } from "../second-factor/prove.ts";
import { countTry } from "./count-try.ts";
import { openSession, signIn } from "./open.ts";

type LoginCall = Call<typeof calls.login>;

/**
 * The operator with this password, or `wrong_credentials`: the same response, after the same work, for an unknown
 * account, a wrong password, a disabled account, and a role that has to use an identity provider.
 */
const authenticate = async (call: LoginCall) => {
  const { services, body } = call;
  const operator = await findOperator(services.database, body.account);
  const isRight = operator
    ? await verifyPassword(operator.passwordHash, body.password)
    : await verifyDummyHash(body.password);
  const mayUsePassword = await readPasswordRule(services.database);
  if (operator && isRight && operator.status === "active" && mayUsePassword(operator.role))
    return operator;
  // The account field may contain a mistyped password: only existing accounts are named.
  const target = operator && { id: operator.id, name: operator.account };
  await recordAuditAlone(call, {
    action: "session.refused",
    outcome: "refused",
    ...(target && { target }),
  });
  throw new Refusal("wrong_credentials");
};

/* Rehashing can wait for another sign-in: this one's code is used up. */
const laterIfBusy = (error: unknown): null => {
  if (error instanceof Refusal && error.code === "unavailable") return null;
  throw error;
};

type Operator = Awaited<ReturnType<typeof authenticate>>;

/* The password may have been changed, or a second factor added, during the check. */
const confirmPassword = async (
  transaction: Kysely<Tables>,
  { id, passwordHash, hasTotp, hasPasskey }: Operator,
  freshHash: string | null,
) => {
  const confirmed = await transaction
    .updateTable("operators")
    .set({ passwordHash: freshHash ?? passwordHash })
    .where("id", "=", id)
    .where("passwordHash", "=", passwordHash)
    .where("hasTotp", "=", hasTotp)
    .where("hasPasskey", "=", hasPasskey)
    .returning("id")
    .executeTakeFirst();
  if (!confirmed) throw new Refusal("wrong_credentials");
};

/** Signs in with account and password, and with the second factor if the operator has one. */
export const login = async (call: Call<typeof calls.login>) => {
  const { services, body } = call;
  const { device, proveHonest, takeBack } = await countTry(call);
  const operator = await refundOnOverload(authenticate(call), takeBack);
  const proved = await proveSecondFactor(call, operator, device).catch(async (error: unknown) => {
    // The password was right, and the form asks for the second factor: that isn't a guess.
    if (error instanceof Refusal && error.code === "second_factor_required")
      await proveHonest(services.database);
    throw error;
  });
  const freshHash = isOutdated(operator.passwordHash)
    ? await hashPassword(body.password).catch(laterIfBusy)
    : null;
  return signIn(call, async (transaction) => {
    await confirmPassword(transaction, operator, freshHash);
    await proveHonest(transaction);
    return openSession(call, transaction, operator, {
      remember: body.remember ?? false,
      by: proved,
    });
  });
};
