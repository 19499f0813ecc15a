import type { FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Session } from "#kernel/session.ts";
import { Refusal } from "#kernel/refusal.ts";
import { setSessionCookie } from "#kernel/session-cookie.ts";
import type { AuditedInTransaction } from "../audit/record-audit.ts";
import { deleteSessions } from "./end-view.ts";
import { hashToken, newToken } from "./token.ts";

export interface RenewedSession {
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
