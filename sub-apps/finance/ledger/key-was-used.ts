/** Whether the server refused a posting because its idempotency key was used for other content. */
export const keyWasUsed = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "fields" in error &&
  Array.isArray(error.fields) &&
  (error.fields as { path?: unknown }[]).some(({ path }) => path === "idempotencyKey");
