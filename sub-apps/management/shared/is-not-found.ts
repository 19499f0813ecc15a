/** Whether a call failed because what it asked for is not there. */
export const isNotFound = (error: Error): boolean => "status" in error && error.status === 404;
