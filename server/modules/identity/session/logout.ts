import type * as calls from "@console-shell/contract/calls/session";
import type { Call } from "#kernel/call.ts";
import { isFromOtherSite } from "#kernel/cross-site.ts";
import { Refusal } from "#kernel/refusal.ts";
import { clearSessionCookie } from "#kernel/session-cookie.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { recordAudit } from "../audit/writes.ts";
import { deleteSessions } from "./writes.ts";

/**
 * Ends the session. The call is a GET, so a link or an image on any page could trigger it: browsers send the
 * request's purpose, and only a fetch from our own page, or a host's, is accepted. Non-browser clients send none, but
 * don't send cookies by accident either. A host's page may show other people's content, so an image on it, which
 * comes from the same site as a fetch, can't sign anybody out.
 */
export const logout = async (call: Call<typeof calls.logout>): Promise<true> => {
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
    await transactionWithDeadline(services.database, async (transaction) => {
      const { id, account } = session.viewer ?? { ...session, id: session.operatorId };
      await deleteSessions(
        call,
        transaction,
        (where) => where("id", "=", session.id),
        "signed-out",
      );
      await recordAudit(call, transaction, {
        action: "session.ended",
        target: { id, name: account },
      });
    });
  clearSessionCookie(reply);
  return true;
};
