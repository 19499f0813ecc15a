import type { FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/database/tables/index.ts";
import type { Session } from "../../../kernel/call.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { setSessionCookie } from "../../../kernel/session-cookie.ts";
import { hashToken, newToken } from "./token.ts";

export interface RenewedSession {
  token: string;
  remember: boolean;
}

/** Gives a session whose operator has just proved to be there a new token; the old one is worth nothing. */
export const renewToken = async (
  transaction: Kysely<Tables>,
  { id }: Pick<Session, "id">,
  now: number,
): Promise<RenewedSession> => {
  const token = newToken();
  const kept = await transaction
    .updateTable("sessions")
    .set({ token_hash: hashToken(token), auth_at: now })
    .where("id", "=", id)
    .returning("remember")
    .executeTakeFirst();
  // It was ended while this call was under way.
  if (!kept) throw new Refusal("not_signed_in");
  return { token, remember: kept.remember };
};

/** As `renewToken`, and ends every other session of the operator. */
export const renewSession = async (
  transaction: Kysely<Tables>,
  session: Pick<Session, "id" | "operatorId">,
  now: number,
): Promise<RenewedSession> => {
  await transaction
    .deleteFrom("sessions")
    .where("operator_id", "=", session.operatorId)
    .where("id", "!=", session.id)
    .execute();
  return renewToken(transaction, session, now);
};

/** Hands the new token to the browser, once the transaction that made it is done. */
export const tellBrowser = (reply: FastifyReply, { token, remember }: RenewedSession): void =>
  setSessionCookie(reply, token, { remember });
