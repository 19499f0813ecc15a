import { z } from "zod";

// Line ends included: a name is one line wherever it is shown or exported.
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** One line of text without control characters, which may be empty. */
export const typedLine = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !control.test(text), { params: { code: "forbidden_character" } });

/** A name that somebody types. */
export const typedName = (longest: number) => typedLine(longest).min(1);
