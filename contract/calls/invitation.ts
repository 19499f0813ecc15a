import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { NewPasswordSchema } from "./password.ts";

export const acceptInvitation = endpoint({
  name: "invitation.accept",
  method: "POST",
  path: "/auth/invitation/accept",
  access: "public",
  summary: "Set the password of an account without one, once, with the token of the e-mailed link",
  body: z.strictObject({
    token: z.string().min(1).max(128),
    newPassword: NewPasswordSchema,
  }),
  output: z.literal(true),
});

export const invitationEndpoints = [acceptInvitation] as const;
