import type { FastifyRequest } from "fastify";
import type { Session } from "#kernel/session.ts";
import { readSessionCookie } from "#kernel/session-cookie.ts";
import { isAllowed } from "#platform/address-list.ts";
import { findSession } from "#modules/identity/index.ts";

/** The session of the page's operator; null if nobody is signed in, or not from this address. */
export const pageSession = async (request: FastifyRequest): Promise<Session | null> => {
  const { services } = request.server;
  const token = readSessionCookie(request);
  if (!token) return null;
  try {
    const session = await findSession(services, token, request.arrivedAt, { isUse: false });
    return session && isAllowed(session.addresses, request.ip) ? session : null;
  } catch (error) {
    // The page itself reports a server problem better than an error response.
    services.log.error({ err: error }, "A page is sent as if nobody were signed in");
    return null;
  }
};
