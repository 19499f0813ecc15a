/** Whether a decision was refused because somebody else has decided, or the proposer has withdrawn, meanwhile. */
export const wasDecided = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "fields" in error &&
  Array.isArray(error.fields) &&
  (error.fields as { path?: unknown; code?: unknown }[]).some(
    ({ path, code }) => path === "status" && code === "decided",
  );
