import type { Account } from "@console-shell/contract";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables/index.ts";
import { Refusal } from "../../http/refusal.ts";
import { setSessionCookie } from "../../http/session-cookie.ts";
import { accountOf } from "../account/account-of.ts";
import { sendNotice } from "../account/send-notice.ts";
import { type AuditedCall, recordAudit } from "../audit/record-audit.ts";
import { notify } from "../notification/notify.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createSession } from "./create-session.ts";
import { readDeviceCookie, setDeviceCookie } from "./device-cookie.ts";
import { rememberDevice } from "./known-devices.ts";
import { throttleRules } from "./throttle/rules.ts";
import { takeTry } from "./throttle/tries.ts";

/** What a second factor may come behind. */
export type FirstProof = "password" | "camera";

/** By what somebody proved who they are. */
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
}

interface Opened extends Pick<Opening, "remember"> {
  operatorId: string;
  token: string;
  device: string;
  /** Whether a mail is to tell of it: the browser is new. */
  isMailed: boolean;
}

type SignInCall = AuditedCall & { request: FastifyRequest; reply: FastifyReply };

/**
 * Opens a session for an operator who has proved to be one, last in the transaction that checks it;
 * the session that the browser had before ends. Throws where the operator has been disabled.
 */
export const openSession = async (
  { services, session, request, now }: SignInCall,
  transaction: Kysely<Tables>,
  operator: { id: string; account: string },
  { remember, by, authAt = now }: Opening,
): Promise<Opened> => {
  const { id, account } = operator;
  const before = await transaction
    .selectFrom("operators")
    .select("last_sign_in_at")
    .where("id", "=", id)
    .executeTakeFirst();
  const active = await transaction
    .updateTable("operators")
    .set({ last_sign_in_at: now })
    .where("id", "=", id)
    .where("status", "=", "active")
    .returning("id")
    .executeTakeFirst();
  if (!active) throw new Refusal("wrong_credentials");
  if (session) await transaction.deleteFrom("sessions").where("id", "=", session.id).execute();
  const device = await rememberDevice(transaction, readDeviceCookie(request), id, now);
  const from = { address: request.ip, device: (request.headers["user-agent"] ?? "").slice(0, 256) };
  const token = await createSession({ database: transaction }, id, {
    now,
    remember,
    authAt,
    ...from,
  });
  // The first sign-in of all is nobody else's.
  const isNew = !device.isKnown && before?.last_sign_in_at != null;
  if (isNew)
    await notify(
      transaction,
      { to: [id], kind: "session.new-device", facts: from, path: "/user-info" },
      now,
    );
  // A browser without cookies is a new one each time: no mailbox is flooded.
  const isMailed =
    isNew && (await takeTry(transaction, throttleRules.newBrowserMail, [id], now)).wait === 0;
  await recordAudit({ services, session, request, now }, transaction, {
    action: "session.opened",
    actor: { id, account },
    target: { id, name: account },
    details: { by, remember },
  });
  return { operatorId: id, token, device: device.token, isMailed, remember };
};

/** Runs a transaction that opens a session, then tells the browser and answers the account. */
export const signIn = async (
  call: SignInCall,
  open: (transaction: Kysely<Tables>) => Promise<Opened>,
): Promise<Account> => {
  const opened = await call.services.database.transaction().execute(open);
  setSessionCookie(call.reply, opened.token, opened);
  setDeviceCookie(call.reply, opened.device);
  if (opened.isMailed)
    sendNotice(call.services, opened.operatorId, "new-browser", { address: call.request.ip });
  return accountOf(call.services, opened.operatorId);
};
