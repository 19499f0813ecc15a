/**
 * Whether the server refused, so nothing was done. After any other failure, including a lost response, the
 * outcome is unknown; retrying with the same key is safe.
 */
export const wasRefused = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "status" in error &&
  typeof error.status === "number" &&
  error.status >= 400 &&
  error.status < 500;
