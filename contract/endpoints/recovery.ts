import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { NewPasswordSchema } from "../password.ts";

export const recoveryEndpoints = [
  endpoint({
    name: "recovery.forgetPassword",
    method: "POST",
    path: "/cc-api/basic/operator/forgetPassword",
    access: "public",
    summary: "Mail a reset code; answers the same whether or not the account exists",
    body: z.strictObject({ account: z.string().min(1).max(254) }),
    output: z.literal(true),
  }),
  endpoint({
    name: "recovery.preResetPassword",
    method: "POST",
    path: "/cc-api/basic/operator/preResetPassword",
    access: "public",
    summary: "Exchange the mailed code for a reset token",
    body: z.strictObject({
      account: z.string().min(1).max(254),
      code: z.string().trim().min(1).max(32),
    }),
    output: z.object({ resetToken: z.string() }),
  }),
  endpoint({
    name: "recovery.resetPassword",
    method: "POST",
    path: "/cc-api/basic/operator/resetPassword",
    access: "public",
    summary: "Set a new password with the reset token; every session ends",
    body: z.strictObject({
      resetToken: z.string().min(1).max(128),
      newPassword: NewPasswordSchema,
    }),
    output: z.literal(true),
  }),
] as const;
