import type { Account } from "@console-shell/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import { setSessionCookie } from "#kernel/session-cookie.ts";
import { isAllowed } from "#platform/address-list.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { sendNotice } from "../account/notice.ts";
import { accountOf } from "../account/reads.ts";
import { type AuditedCall, recordAudit } from "../audit/writes.ts";
import { notify } from "../notification/writes.ts";
import { rulesOf } from "../security-policy/reads.ts";
import { readDeviceCookie, setDeviceCookie, rememberDevice } from "./devices.ts";
import { recordElsewhere } from "./forbidden.ts";
import { throttleRules } from "./throttle/rules.ts";
import { takeTry } from "./throttle/tries.ts";
import { createSession, type OpenedByProvider, deleteSessions } from "./writes.ts";

/** The first factors that a second factor can follow. */
export type FirstProof = "password" | "camera" | `single sign-on: ${string}`;

/** How the operator authenticated. */
export type Proof =
  | FirstProof
  | `${FirstProof} and ${"code" | "recovery code" | "passkey"}`
  | "passkey"
  | "set-up link";

interface Opening {
  remember: boolean;
  by: Proof;
  /** See `SessionOptions`. */
  authAt?: number;
  provider?: OpenedByProvider;
}

interface Opened extends Pick<Opening, "remember" | "provider"> {
  operatorId: string;
  token: string;
  device: string;
  /** Whether to mail the operator about a new browser. */
  isMailed: boolean;
}

type SignInCall = AuditedCall & { request: FastifyRequest; reply: FastifyReply };

/** A sign-in from an address that the role's policy excludes. */
class SignInElsewhere extends Refusal {
  readonly target: { id: string; name: string };

  constructor(target: { id: string; name: string }) {
    super("address_not_allowed");
    this.target = target;
  }
}

/** Maximum sessions per operator, in case a script signs in for each call. */
export const maxSessions = 50;

/** Ends the least recently used sessions over the limit; returns how many. */
const endOldest = async (
  call: AuditedCall,
  transaction: Kysely<Tables>,
  operatorId: string,
): Promise<number> => {
  const ended = await deleteSessions(call, transaction, (where) =>
    where.and([
      where("operatorId", "=", operatorId),
      where(
        "id",
        "not in",
        where
          .selectFrom("sessions")
          .select("id")
          .where("operatorId", "=", operatorId)
          .orderBy("lastSeenAt", "desc")
          .orderBy("id", "desc")
          .limit(maxSessions),
      ),
    ]),
  );
  return ended.length;
};

/**
 * Opens a session for an authenticated operator, at the end of the transaction that checks it; the browser's previous
 * session ends. Whether it's remembered is up to the role's policy. Throws if the operator has been disabled, or may
 * not come from that address.
 */
export const openSession = async (
  { services, session, request, now }: SignInCall,
  transaction: Kysely<Tables>,
  operator: { id: string; account: string },
  { remember: wanted, by, authAt = now, provider }: Opening,
): Promise<Opened> => {
  const { id, account } = operator;
  const active = await transaction
    .updateTable("operators")
    .set((row) => ({ previousSignInAt: row.ref("lastSignInAt"), lastSignInAt: now }))
    .where("id", "=", id)
    .where("status", "=", "active")
    .returning(["role", "previousSignInAt"])
    .executeTakeFirst();
  if (!active) throw new Refusal("wrong_credentials");
  const policy = await rulesOf(transaction, active.role);
  if (!isAllowed(policy.addresses, request.ip)) throw new SignInElsewhere({ id, name: account });
  const remember = wanted && policy.remembered;
  const audited = { services, session, request, now };
  if (session) await deleteSessions(audited, transaction, (where) => where("id", "=", session.id));
  const device = await rememberDevice(transaction, readDeviceCookie(request), id, now);
  const from = { address: request.ip, device: (request.headers["user-agent"] ?? "").slice(0, 256) };
  const token = await createSession({ database: transaction }, id, {
    now,
    remember,
    longest: policy.longest,
    authAt,
    provider,
    ...from,
  });
  // An account's very first sign-in can't be someone else's.
  const isNew = !device.isKnown && active.previousSignInAt !== null;
  if (isNew)
    await notify(
      transaction,
      { to: [id], kind: "session.new-device", facts: from, path: "/user-info" },
      now,
    );
  // A browser without cookies is always new; the rate limit keeps it from flooding a mailbox.
  const isMailed =
    isNew && (await takeTry(transaction, throttleRules.newBrowserMail, [id], now)).wait === 0;
  const self = { actor: { id, account }, target: { id, name: account } };
  const ended = await endOldest(audited, transaction, id);
  if (ended > 0)
    await recordAudit(audited, transaction, {
      action: "session.ended",
      ...self,
      details: { sessions: ended },
    });
  await recordAudit(audited, transaction, {
    action: "session.opened",
    ...self,
    details: { by, remember },
  });
  return {
    operatorId: id,
    token,
    device: device.token,
    isMailed,
    remember,
    ...(provider && { provider }),
  };
};

/** Runs a transaction that opens a session, then sets the cookies and returns the account. */
export const signIn = async (
  call: SignInCall,
  open: (transaction: Kysely<Tables>) => Promise<Opened>,
): Promise<Account> => {
  const opened = await transactionWithDeadline(call.services.database, open).catch(
    async (error: unknown) => {
      if (error instanceof SignInElsewhere)
        await recordElsewhere(call, error.target.id, {
          action: "session.refused",
          target: error.target,
        });
      throw error;
    },
  );
  setSessionCookie(call.reply, opened.token, opened);
  setDeviceCookie(call.reply, opened.device);
  if (opened.isMailed)
    sendNotice(call.services, opened.operatorId, "new-browser", { address: call.request.ip });
  return accountOf(call.services, opened.operatorId, opened.provider?.factor);
};
