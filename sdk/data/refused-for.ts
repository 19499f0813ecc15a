import type { FieldError } from "@console-shell/contract";

/** Whether the server refused a call with this field error code, at whichever field. */
export const refusedFor = (error: unknown, code: FieldError["code"]): boolean =>
  error instanceof Error &&
  "fields" in error &&
  Array.isArray(error.fields) &&
  (error.fields as FieldError[]).some((field) => field.code === code);
