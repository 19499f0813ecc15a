/**
 * Whether the server said no: then nothing was done. Of anything else, a lost answer too, nobody knows
 * what it did; the same call with the same key is safe and tells it.
 */
export const wasRefused = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "status" in error &&
  typeof error.status === "number" &&
  error.status >= 400 &&
  error.status < 500;
