type Code = "decided" | "over_balance" | "changed";

/**
 * Whether something was refused for a field with this code: `decided` and `changed`, where somebody
 * else was faster, or `over_balance`, where the balance does not cover a refund any more.
 */
export const refusedFor = (error: unknown, code: Code): boolean =>
  typeof error === "object" &&
  error !== null &&
  "fields" in error &&
  Array.isArray(error.fields) &&
  (error.fields as { code?: unknown }[]).some((field) => field.code === code);
