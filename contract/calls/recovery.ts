import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { NewPasswordSchema } from "./password.ts";

/** The account name or e-mail address, case-insensitive. */
const AccountOrEmailSchema = z.string().trim().min(1).max(254);

export const forgetPassword = endpoint({
  name: "recovery.forgetPassword",
  method: "POST",
  path: "/cc-api/basic/operator/forgetPassword",
  access: "public",
  summary: "E-mail a reset code. The response is the same whether or not the account exists",
  body: z.strictObject({ account: AccountOrEmailSchema }),
  output: z.literal(true),
});

export const preResetPassword = endpoint({
  name: "recovery.preResetPassword",
  method: "POST",
  path: "/cc-api/basic/operator/preResetPassword",
  access: "public",
  summary: "Exchange the e-mailed code for a reset token",
  body: z.strictObject({
    account: AccountOrEmailSchema,
    /** Spaces and hyphens don't count. */
    code: z.string().trim().min(1).max(32),
  }),
  output: z.object({ resetToken: z.string() }),
});

export const resetPassword = endpoint({
  name: "recovery.resetPassword",
  method: "POST",
  path: "/cc-api/basic/operator/resetPassword",
  access: "public",
  summary: "Set a new password with the reset token. All sessions end",
  body: z.strictObject({
    resetToken: z.string().min(1).max(128),
    newPassword: NewPasswordSchema,
  }),
  output: z.literal(true),
});

export const recoveryEndpoints = [forgetPassword, preResetPassword, resetPassword] as const;
