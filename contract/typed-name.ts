import { z } from "zod";

// Rejects line breaks, too: a name is one line wherever it's shown or exported.
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** One line of text without control characters; may be empty. */
export const typedLine = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !control.test(text), { params: { code: "forbidden_character" } });

/** A name that an operator enters. */
export const typedName = (longest: number) => typedLine(longest).min(1);
