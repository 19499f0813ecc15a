/** Whether a read failed because what the address names is not there, or cannot be anything. */
export const isNotFound = (error: Error): boolean =>
  "status" in error && (error.status === 404 || error.status === 400);
