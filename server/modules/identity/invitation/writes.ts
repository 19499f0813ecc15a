import { invitationLifetime } from "@console-shell/contract";
import type { LinkDelivery } from "@console-shell/contract/words/link-deliveries";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import type { Services } from "#platform/services.ts";
import { hashToken, newToken } from "../session/token.ts";
import { type Invitation, mailInvitation, setPasswordLinks } from "./mail.ts";

/**
 * Returns the token of the operator's only open invitation, valid for 72 hours and one use, for the link `/user/set-
 * password#token=…`. Earlier ones are revoked. `shownTo` is the operator who copies the link instead of it being mailed.
 */
export const issueInvitation = async (
  transaction: Kysely<Tables>,
  operatorId: string,
  now: number,
  shownTo: string | null = null,
): Promise<string> => {
  const token = newToken();
  await transaction.deleteFrom("invitations").where("operatorId", "=", operatorId).execute();
  await transaction
    .insertInto("invitations")
    .values({
      tokenHash: hashToken(token),
      operatorId,
      expiresAt: now + invitationLifetime,
      usedAt: null,
      shownTo,
    })
    .execute();
  return token;
};

/** Mails an operator the link to set a password, or returns it for the caller to pass on. */
export const handOverInvitation = (
  services: Services,
  invitation: Invitation,
  delivery: LinkDelivery,
): string | null => {
  if (delivery === "link") return setPasswordLinks(services.publicUrl, invitation.token).link;
  mailInvitation(services, invitation);
  return null;
};
