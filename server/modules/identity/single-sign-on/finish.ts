import type * as calls from "@console-shell/contract/calls/single-sign-on";
import type { Call } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { ProvedIdentity } from "#platform/database/tables/single-sign-on.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { accountOf } from "../account/reads.ts";
import { recordAudit, refuseAudited } from "../audit/writes.ts";
import type { Provider } from "../identity-provider/client.ts";
import { findEnabled, findEnabledById } from "../identity-provider/reads.ts";
import { type UnknownPassword, unknownPassword } from "../password/hash.ts";
import { proveSecondFactor } from "../second-factor/prove.ts";
import { secondFactorsOf } from "../second-factor/reads.ts";
import { rulesOf } from "../security-policy/reads.ts";
import { readDeviceCookie, findKnownDevice } from "../session/devices.ts";
import { openSession, type Proof, signIn } from "../session/open.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { renewToken, sendRenewedCookie } from "../session/writes.ts";
import { exchangeCode } from "./exchange-code.ts";
import {
  clearFlowCookie,
  endFlow,
  findProved,
  storeProved,
  type SignOnFlow,
  takeFlow,
} from "./flows.ts";
import { type Match, matchOperator } from "./match.ts";
import { settleOperator } from "./settle.ts";

type FinishCall = Call<typeof calls.finishSignOn> | Call<typeof calls.proveSignOnFactor>;

interface Visit {
  provider: Provider;
  flow: SignOnFlow;
  proved: ProvedIdentity;
}

const firstProof = ({ name }: Provider) => `single sign-on: ${name}` as const;

/** Audits why somebody who came from a provider isn't signed in. */
const refusedBy =
  (call: FinishCall, provider: Provider, target?: { id: string; account: string }) =>
  async (error: unknown): Promise<never> => {
    if (!(error instanceof Refusal)) throw error;
    return refuseAudited(
      call,
      {
        action: "session.refused",
        details: { by: firstProof(provider) },
        ...(target && { target: { id: target.id, name: target.account } }),
      },
      error,
    );
  };

/* With the role after the sign-in: its policy decides on the second factor. */
const operatorOf = (match: Match) =>
  match.kind === "create" ? undefined : { ...match.operator, role: match.role };

/* Fresh proof says who it is, and changes no role. */
const settingsFor = ({ purpose }: SignOnFlow, provider: Provider): Provider =>
  purpose === "confirm" ? { ...provider, applyRole: false } : provider;

/** Refuses fresh proof of another account than the one signed in, or in another session. */
const refuseOther = ({ session }: FinishCall, { flow }: Visit, match: Match) => {
  if (session === null || session.id !== flow.sessionId || session.viewer)
    throw new Refusal("sign_on_expired");
  if (match.kind !== "known" || match.operator.id !== session.operatorId)
    throw new Refusal("sign_on_other_account");
};

/** Opens the session, or renews the one that needed fresh proof. */
const complete = async (call: FinishCall, visit: Visit, match: Match, by: Proof) => {
  const { services, session, reply, now } = call;
  const { provider, flow, proved } = visit;
  // Hashed before the transaction, because it's slow.
  const none: UnknownPassword | undefined =
    match.kind === "create" ? await unknownPassword() : undefined;
  const endOnce = async (transaction: Parameters<typeof endFlow>[0]) => {
    if (!(await endFlow(transaction, flow))) throw new Refusal("sign_on_expired");
  };
  if (flow.purpose === "sign-in") {
    const account = await signIn(call, async (transaction) => {
      const { operator, record } = await settleOperator(call, transaction, provider, {
        proved,
        none,
        checked: match,
      });
      await endOnce(transaction);
      const opened = await openSession(call, transaction, operator, {
        remember: false,
        by,
        authAt: proved.authAt,
        provider: { id: provider.id, sid: proved.sid, factor: proved.factor },
      });
      await record();
      return opened;
    });
    clearFlowCookie(reply);
    return { purpose: flow.purpose, account };
  }
  const own = session!;
  const renewed = await transactionWithDeadline(services.database, async (transaction) => {
    const { operator, record } = await settleOperator(call, transaction, provider, {
      proved,
      none,
      checked: match,
    });
    await endOnce(transaction);
    const fresh = await renewToken(transaction, own, now);
    // The provider may have a new session by now. If it doesn't name it, the previous one is kept.
    if (proved.sid !== null)
      await transaction
        .updateTable("sessions")
        .set({ providerSid: proved.sid })
        .where("id", "=", own.id)
        .where("providerId", "=", provider.id)
        .execute();
    await record();
    await recordAudit(call, transaction, {
      action: "session.confirmed",
      target: { id: operator.id, name: operator.account },
      details: { by },
    });
    return fresh;
  });
  sendRenewedCookie(reply, renewed);
  clearFlowCookie(reply);
  const account = await accountOf(services, own.operatorId, !own.secondFactorMissing);
  return { purpose: flow.purpose, account };
};

/** Finishes a visit to a provider. Asks for the second factor before there is a session. */
export const finishSignOn = async (call: Call<typeof calls.finishSignOn>) => {
  const { services, body, request, now } = call;
  const { database } = services;
  await throttle(call, [throttleRules.signOnFromAddress, [request.ip]]);
  const found = await findEnabled(database, body.provider);
  const flow = await takeFlow(database, request, { providerId: found.id, now });
  if (!flow) throw new Refusal("sign_on_expired");
  const provider = settingsFor(flow, found);
  const { parameters } = body;
  const proved = await exchangeCode(services, provider, { flow, parameters, now }).catch(
    refusedBy(call, provider),
  );
  const visit = { provider, flow, proved };
  const match = await matchOperator(database, provider, proved).catch(refusedBy(call, provider));
  const operator = operatorOf(match);
  try {
    if (flow.purpose === "confirm") refuseOther(call, visit, match);
  } catch (error) {
    return refusedBy(call, provider, operator)(error);
  }
  const first = firstProof(provider);
  // What a provider has checked isn't a passkey of the console.
  const isAccepted =
    proved.factor && (await rulesOf(database, match.role)).secondFactor !== "passkey";
  if (!operator || isAccepted || secondFactorsOf(operator).length === 0)
    return complete(call, visit, match, first).catch(refusedBy(call, provider, operator));
  await storeProved(database, flow, proved);
  await proveSecondFactor({ ...call, body: {} }, operator, undefined, first);
  throw new Refusal("sign_on_expired");
};

/** Checks the second factor of somebody whose identity a provider has proved. */
export const proveSignOnFactor = async (call: Call<typeof calls.proveSignOnFactor>) => {
  const { services, request, now } = call;
  const { database } = services;
  await throttle(call, [throttleRules.signOnFromAddress, [request.ip]]);
  const flow = await findProved(database, request, now);
  if (!flow) throw new Refusal("sign_on_expired");
  const provider = settingsFor(flow, await findEnabledById(database, flow.providerId));
  const visit = { provider, flow, proved: flow.proved };
  const match = await matchOperator(database, provider, flow.proved).catch(
    refusedBy(call, provider),
  );
  const operator = operatorOf(match);
  if (!operator) throw new Refusal("sign_on_expired");
  if (flow.purpose === "confirm") refuseOther(call, visit, match);
  const device = await findKnownDevice(database, readDeviceCookie(request), operator.account, now);
  const by = await proveSecondFactor(call, operator, device, firstProof(provider));
  return complete(call, visit, match, by).catch(refusedBy(call, provider, operator));
};
