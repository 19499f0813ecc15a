import type { FieldError } from "@console-shell/contract";

/** Whether a decision failed because somebody else had already decided. */
export const wasDecided = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "fields" in error &&
  Array.isArray(error.fields) &&
  (error.fields as FieldError[]).some(({ path, code }) => path === "status" && code === "decided");
