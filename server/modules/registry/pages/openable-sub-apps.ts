import type { SubAppRegistration } from "@console-shell/contract";
import { openPermission } from "@console-shell/contract/words/sub-app";
import type { FastifyRequest } from "fastify";
import { findSession } from "../../identity/index.ts";
import { readSessionCookie } from "../../../kernel/session-cookie.ts";

/** Permissions of the page's operator; empty if nobody is signed in. */
const permissionsOf = async (request: FastifyRequest): Promise<ReadonlySet<string>> => {
  const { services } = request.server;
  const token = readSessionCookie(request);
  if (!token) return new Set();
  try {
    const session = await findSession(services, token, request.arrivedAt, { isUse: false });
    return session?.permissions ?? new Set();
  } catch (error) {
    // The page itself reports a server problem better than an error response.
    services.log.error({ err: error }, "A page's policy allows no sub-application anything");
    return new Set();
  }
};

/** The subset of these sub-applications that the page's operator may open. */
export const openableSubApps = async (
  request: FastifyRequest,
  subApps: readonly SubAppRegistration[],
): Promise<readonly SubAppRegistration[]> => {
  if (subApps.length === 0) return [];
  const permissions = await permissionsOf(request);
  return subApps.filter((subApp) => permissions.has(openPermission(subApp)));
};
