import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { linkDeliveries } from "../words/link-deliveries.ts";
import { NewPasswordSchema } from "./password.ts";

/** How the link to set a password gets to the operator. By mail, one has to be set up: `mail_not_set_up`. */
export const LinkDeliverySchema = z.enum(linkDeliveries).default("mail");

/** The link to set a password, if it's to be copied: it works once, and is only in this response. */
export const CopiedLinkSchema = z.string().nullable();

export const acceptInvitation = endpoint({
  name: "invitation.accept",
  method: "POST",
  path: "/auth/invitation/accept",
  access: "public",
  summary: "Set the password of an account without one, once, with the token of the link",
  body: z.strictObject({
    token: z.string().min(1).max(128),
    newPassword: NewPasswordSchema,
  }),
  output: z.literal(true),
});

export const invitationEndpoints = [acceptInvitation] as const;
