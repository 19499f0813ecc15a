import { z } from "zod";
import { apiScopes } from "../words/api-scopes.ts";
import { errorCodes } from "../words/errors.ts";
import { fieldCodes } from "../words/field-codes.ts";
import { PermissionCodeSchema } from "./sub-app-manifest.ts";
import { tokenScopes } from "../words/sub-app-releases.ts";
import { permissions } from "../words/permissions.ts";

/** One rejected field of an input. */
export const FieldErrorSchema = z.object({
  path: z.string().describe("In dotted form, e.g. `lines.0.amount`"),
  code: z
    .union([
      z.enum([...fieldCodes, ...permissions, ...apiScopes, ...tokenScopes]),
      PermissionCodeSchema,
    ])
    .describe("For a missing permission or scope, its name"),
  message: z.string().describe("In the language of the request"),
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
