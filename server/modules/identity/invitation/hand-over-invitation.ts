import type { LinkDelivery } from "@console-shell/contract/words/link-deliveries";
import type { Services } from "#platform/services.ts";
import { type Invitation, mailInvitation } from "./mail-invitation.ts";
import { setPasswordLinks } from "./set-password-links.ts";

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
