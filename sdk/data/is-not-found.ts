/** Whether a read failed because the record doesn't exist (404) or its address is malformed (400). */
export const isNotFound = (error: Error): boolean =>
  "status" in error && (error.status === 404 || error.status === 400);
