import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { PasskeyAnswerSchema } from "./passkey.ts";
import { PasswordSchema } from "./password.ts";
import { SecondFactorCodeSchema } from "./schemas.ts";
import { AccountSchema } from "./account.ts";

export const LoginBodySchema = z.strictObject({
  /** The account name or e-mail address, case-insensitive. */
  account: z.string().trim().min(1).max(254),
  password: PasswordSchema,
  /** From the authenticator app, or a recovery code. */
  code: SecondFactorCodeSchema.optional(),
  /** In place of the code. */
  passkey: PasskeyAnswerSchema.optional(),
  /**
   * Keep the session for 30 days instead of until the browser closes; ignored for root and admins. A form sends "true".
   */
  remember: z.union([z.boolean(), z.stringbool()]).optional(),
});

export const login = endpoint({
  name: "session.login",
  method: "POST",
  path: "/auth/session/login",
  access: "public",
  summary: "Sign in with account and password, and with the second factor, if any",
  body: LoginBodySchema,
  output: AccountSchema,
});

export const logout = endpoint({
  name: "session.logout",
  method: "GET",
  path: "/auth/session/logout",
  access: "public",
  whileViewing: true,
  summary: "Sign out. Returns true whether signed in or not. Cross-site links are refused",
  output: z.literal(true),
});

export const sessionEndpoints = [login, logout] as const;
