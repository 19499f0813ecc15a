import type { logout as logoutEndpoint } from "@console-shell/contract/endpoints/session";
import type { Handler } from "../../../kernel/call.ts";
import { isFromOtherSite } from "../../../kernel/cross-site.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { clearSessionCookie } from "../../../kernel/session-cookie.ts";
import { recordAudit } from "../audit/record-audit.ts";

/**
 * Ends the session. The call is a GET, so a link or a picture on any page could make it: browsers
 * say what a request is for, and only a fetch of our own page, or a host's, is obeyed. A client that is no
 * browser says nothing, and its cookie is not sent by accident. A host's page may show what others wrote,
 * so a picture on it, which names the page as a fetch does, signs nobody out.
 */
export const handleLogout: Handler<typeof logoutEndpoint> = async (call) => {
  const { services, session, request, reply } = call;
  const {
    "sec-fetch-site": site,
    "sec-fetch-mode": mode,
    "sec-fetch-dest": dest,
  } = request.headers;
  const isOfHostsMarkup = site === "same-site" && dest !== "empty";
  if (
    isFromOtherSite(request, services) ||
    site === "none" ||
    mode === "navigate" ||
    isOfHostsMarkup
  )
    throw new Refusal("cross_site");
  if (session)
    await services.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("sessions").where("id", "=", session.id).execute();
      await recordAudit(call, transaction, {
        action: "session.ended",
        target: { id: session.operatorId, name: session.account },
      });
    });
  clearSessionCookie(reply);
  return true;
};
