import type { FastifyReply, FastifyRequest } from "fastify";
import { type Guard, refuseWithoutAccess } from "#kernel/access.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Session } from "#kernel/session.ts";
import type { Services } from "#platform/services.ts";
import { recordForbidden } from "../session/forbidden.ts";
import { sessionOfOperator } from "../session/reads.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { throttle } from "../session/throttle/throttle.ts";
import { hashToken } from "../session/token.ts";

/** `csp_<8 hex digits>_<64 hex digits>`, in its header. */
const bearer = /^Bearer +(csp_[0-9a-f]{8}_[0-9a-f]{64}) *$/i;

/** Milliseconds between two updates of a token's last use. */
const useResolution = 60_000;

/**
 * A token acts in its maker's session. Only SCIM calls admit it, so it keeps all permissions, which the rules about
 * other operators compare.
 */
const findProvisioner = async (
  services: Services,
  secret: string,
  now: number,
): Promise<Session | null> => {
  const { database } = services;
  const token = await database
    .selectFrom("scimTokens")
    .select(["id", "name", "prefix", "invites", "createdBy", "expiresAt", "lastUsedAt"])
    .where("tokenHash", "=", hashToken(secret))
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  if (!token) return null;
  const { id, name, prefix, invites, createdBy, expiresAt, lastUsedAt } = token;
  const maker = await sessionOfOperator(services, createdBy, { id, now, expiresAt });
  if (!maker) return null;
  if (lastUsedAt === null || lastUsedAt + useResolution <= now)
    await database
      .updateTable("scimTokens")
      .set({ lastUsedAt: now })
      .where("id", "=", id)
      .execute();
  return {
    ...maker,
    provisioning: { tokenId: id, name, prefix, invites },
  };
};

/**
 * All access checks of a call of SCIM, before its body is read. The token is only accepted in its header, which another
 * site can't make a browser send; cookies are ignored.
 */
export const admitProvisioner = async (
  endpoint: Guard,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const { services } = request.server;
  const now = request.arrivedAt;
  const secret = bearer.exec(request.headers.authorization ?? "")?.[1];
  const session = secret ? await findProvisioner(services, secret, now) : null;
  if (!session) {
    void reply.header("www-authenticate", "Bearer");
    throw new Refusal("wrong_key");
  }
  request.session = session;
  const { scimOfToken } = throttleRules;
  await throttle({ services, session, request, reply, now }, [scimOfToken, [session.id]]);
  try {
    refuseWithoutAccess(endpoint, session, undefined, now);
  } catch (error) {
    if (error instanceof Refusal && error.code === "forbidden")
      await recordForbidden(request, endpoint, error.code);
    throw error;
  }
};
