import { z } from "zod";
import { passwordLength } from "../words/limits.ts";
import { passwordRefusals, passwordVerdicts } from "../words/password-verdicts.ts";
import { endpoint } from "./endpoint.ts";

/** Length of a text in code points, not UTF-16 units. */
const codePoints = (text: string): number => text.replaceAll(/./gsu, ".").length;

/** A new password: any Unicode, counted in code points, never trimmed. */
export const NewPasswordSchema = z.string().superRefine((value, context) => {
  const length = codePoints(value);
  if (length < passwordLength.min)
    context.addIssue({
      code: "too_small",
      origin: "string",
      minimum: passwordLength.min,
      inclusive: true,
      input: value,
    });
  if (length > passwordLength.max)
    context.addIssue({
      code: "too_big",
      origin: "string",
      maximum: passwordLength.max,
      inclusive: true,
      input: value,
    });
});

/** A password to check: no policy, only a bound; a code point has up to two UTF-16 units. */
export const PasswordSchema = z
  .string()
  .min(1)
  .max(2 * passwordLength.max);

export const checkPassword = endpoint({
  name: "password.check",
  method: "POST",
  path: "/auth/password/check",
  access: "public",
  withoutSecondFactor: true,
  summary:
    "Whether a new password would be accepted, or why not. It’s for the account of the token, for the typed one, or for your own",
  body: z.strictObject({
    password: PasswordSchema,
    /** Of the link to set a password, or of a reset. */
    token: z.string().min(1).max(128).optional(),
    account: z.string().max(254).optional(),
    email: z.string().max(254).optional(),
  }),
  output: z.object({
    verdict: z.enum(passwordVerdicts),
    /** Why it's refused; null if it isn't. */
    code: z.enum(passwordRefusals).nullable(),
    message: z.string(),
  }),
});

export const passwordEndpoints = [checkPassword] as const;
