import type { ViewEnd } from "@console-shell/contract/words/view-as";
import type { FastifyReply } from "fastify";
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";
import { Refusal } from "#kernel/refusal.ts";
import { setSessionCookie } from "#kernel/session-cookie.ts";
import { sessionLifetimes } from "#kernel/session-lifetimes.ts";
import type { Session } from "#kernel/session.ts";
import { lockRows } from "#platform/database/dialect/lock-rows.ts";
import { newId } from "#platform/database/id.ts";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { type AuditedInTransaction, recordAudit } from "../audit/writes.ts";
import { hashToken, newToken } from "./token.ts";

interface SessionOptions {
  now: number;
  /** Thirty days without an idle timeout. */
  remember?: boolean;
  /** Otherwise it ends after that long; a day by default. */
  longest?: number;
  /** Time of the last authentication that counts for decisions about accounts; defaults to now. */
  authAt?: number;
  address?: string;
  device?: string;
  /** The identity provider that proved who it is. */
  provider?: OpenedByProvider | undefined;
}

/** How an identity provider opened a session. */
export interface OpenedByProvider {
  id: string;
  /** The provider's name for the session there; null if it sends none. */
  sid: string | null;
  /** Whether its second factor counts as one. */
  factor: boolean;
}

/** Opens a session for an operator and returns its token; the database only stores a hash of it. */
export const createSession = async (
  services: Pick<Services, "database">,
  operatorId: string,
  {
    now,
    remember = false,
    longest = sessionLifetimes.absolute,
    authAt = now,
    address = "",
    device = "",
    provider,
  }: SessionOptions,
): Promise<string> => {
  const token = newToken();
  const lifetime = remember ? sessionLifetimes.rememberedAbsolute : longest;
  await services.database
    .insertInto("sessions")
    .values({
      id: newId(),
      tokenHash: hashToken(token),
      operatorId,
      createdAt: now,
      lastSeenAt: now,
      authAt,
      expiresAt: now + lifetime,
      remember,
      address,
      device: device.slice(0, 256),
      ...(provider && {
        providerId: provider.id,
        providerSid: provider.sid,
        providerFactor: provider.factor,
      }),
    })
    .execute();
  return token;
};

interface ViewedBy {
  operatorId: string;
  viewedId: string | null;
}

/** Records that a view ended, in the viewer's name; its cause has an event of its own. */
const recordEnd = async (
  call: AuditedInTransaction,
  transaction: Kysely<Tables>,
  { operatorId, viewedId }: ViewedBy,
  ended: ViewEnd,
) => {
  if (viewedId === null) return;
  const accounts = await transaction
    .selectFrom("operators")
    .select(["id", "account"])
    .where("id", "in", [operatorId, viewedId])
    .execute();
  const accountOf = (id: string) => accounts.find((one) => one.id === id)?.account ?? "";
  const own = call.session?.viewer?.id ?? call.session?.operatorId;
  const from = own === operatorId ? call : { ...call, request: { ip: "", headers: {} } };
  await recordAudit({ ...from, session: null }, transaction, {
    action: "operator.view-ended",
    actor: { id: operatorId, account: accountOf(operatorId) },
    target: { id: viewedId, name: accountOf(viewedId) },
    details: { ended },
  });
};

/**
 * Ends a session's view as another operator, and records it once. With `until`, ends only the view that lasts until
 * then: another one may have begun since it was read.
 */
export const endViewOf = async (
  call: AuditedInTransaction,
  transaction: Kysely<Tables>,
  { id, until }: { id: string; until?: number },
  why: ViewEnd,
): Promise<void> => {
  // Locked, so that a view that begins during this call is neither ended nor unrecorded.
  const viewed = await transaction
    .selectFrom("sessions")
    .select(["operatorId", "viewedId"])
    .where("id", "=", id)
    .where("viewedId", "is not", null)
    .$if(until !== undefined, (query) => query.where("viewedUntil", "=", until!))
    .$call(lockRows(call.services))
    .executeTakeFirst();
  if (!viewed) return;
  await transaction
    .updateTable("sessions")
    .set({ viewedId: null, viewedUntil: null })
    .where("id", "=", id)
    .execute();
  await recordEnd(call, transaction, viewed, why);
};

/** Deletes sessions, and records the end of their views as other operators. Every deletion goes through here. */
export const deleteSessions = async (
  call: AuditedInTransaction,
  transaction: Kysely<Tables>,
  which: (sessions: ExpressionBuilder<Tables, "sessions">) => Expression<SqlBool>,
  why: ViewEnd = "session-ended",
): Promise<{ id: string; address: string }[]> => {
  const deleted = await transaction
    .deleteFrom("sessions")
    .where(which)
    .returning(["id", "address", "operatorId", "viewedId"])
    .execute();
  for (const one of deleted) await recordEnd(call, transaction, one, why);
  return deleted;
};

interface RenewedSession {
  token: string;
  remember: boolean;
}

/** Gives the session of a freshly authenticated operator a new token; the old one becomes invalid. */
export const renewToken = async (
  transaction: Kysely<Tables>,
  { id }: Pick<Session, "id">,
  now: number,
): Promise<RenewedSession> => {
  const token = newToken();
  const kept = await transaction
    .updateTable("sessions")
    .set({ tokenHash: hashToken(token), authAt: now })
    .where("id", "=", id)
    .returning("remember")
    .executeTakeFirst();
  // It was ended during this call.
  if (!kept) throw new Refusal("not_signed_in");
  return { token, remember: kept.remember };
};

/** As `renewToken`, and ends every other session of the operator. */
export const renewSession = async (
  call: AuditedInTransaction & { session: Session },
  transaction: Kysely<Tables>,
): Promise<RenewedSession> => {
  const { session, now } = call;
  const renewed = await renewToken(transaction, session, now);
  await deleteSessions(call, transaction, (where) =>
    where.and([where("operatorId", "=", session.operatorId), where("id", "!=", session.id)]),
  );
  return renewed;
};

/** Sets the new token's cookie, once its transaction is committed. */
export const sendRenewedCookie = (reply: FastifyReply, { token, remember }: RenewedSession): void =>
  setSessionCookie(reply, token, { remember });
