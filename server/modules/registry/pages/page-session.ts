import type { FastifyRequest } from "fastify";
import type { Session } from "../../../kernel/call.ts";
import { readSessionCookie } from "../../../kernel/session-cookie.ts";
import { findSession } from "../../identity/index.ts";

/** The session of the page's operator; null if nobody is signed in. */
export const pageSession = async (request: FastifyRequest): Promise<Session | null> => {
  const { services } = request.server;
  const token = readSessionCookie(request);
  if (!token) return null;
  try {
    return await findSession(services, token, request.arrivedAt, { isUse: false });
  } catch (error) {
    // The page itself reports a server problem better than an error response.
    services.log.error({ err: error }, "A page is sent as if nobody were signed in");
    return null;
  }
};
