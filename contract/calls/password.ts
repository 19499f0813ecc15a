import { z } from "zod";
import { passwordLength } from "../words/limits.ts";

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
