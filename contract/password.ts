import { z } from "zod";
import { passwordLength } from "./limits.ts";

/** A password being set: any Unicode, counted in code points, never trimmed. */
export const NewPasswordSchema = z.string().superRefine((value, context) => {
  const length = [...value].length;
  if (length < passwordLength.min)
    context.addIssue({
      code: "too_small",
      origin: "string",
      minimum: passwordLength.min,
      input: value,
    });
  if (length > passwordLength.max)
    context.addIssue({
      code: "too_big",
      origin: "string",
      maximum: passwordLength.max,
      input: value,
    });
});
