type Code = "decided" | "over_balance" | "over_credit_limit" | "changed" | "needs_approval";

/**
 * Whether the server refused with this field error code: `decided` and `changed` if somebody else was
 * faster, `over_balance` and `over_credit_limit` if the client's funds no longer cover it, `needs_approval`
 * if it requires a second person.
 */
export const refusedFor = (error: unknown, code: Code): boolean =>
  typeof error === "object" &&
  error !== null &&
  "fields" in error &&
  Array.isArray(error.fields) &&
  (error.fields as { code?: unknown }[]).some((field) => field.code === code);
