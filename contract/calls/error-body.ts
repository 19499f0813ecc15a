import { z } from "zod";
import { errorCodes } from "../words/errors.ts";

/** One rejected field of an input: `path` in dotted form, a machine code, a text for people. */
export const FieldErrorSchema = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
});
export type FieldError = z.infer<typeof FieldErrorSchema>;

/** The body of every error response. */
export const ErrorBodySchema = z.object({
  status: z.int(),
  code: z.enum(errorCodes),
  message: z.string().describe("In the language of the request"),
  fields: z.array(FieldErrorSchema).optional(),
  traceId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBodySchema>;
