type Code = "decided" | "over_balance" | "over_credit_limit" | "changed" | "needs_approval";

/**
 * Whether something was refused for a field with this code: `decided` and `changed`, where somebody
 * else was faster, or `over_balance` and `over_credit_limit`, where the client can't cover it any more,
 * or `needs_approval`, where it's more than one person may do.
 */
export const refusedFor = (error: unknown, code: Code): boolean =>
  typeof error === "object" &&
  error !== null &&
  "fields" in error &&
  Array.isArray(error.fields) &&
  (error.fields as { code?: unknown }[]).some((field) => field.code === code);
