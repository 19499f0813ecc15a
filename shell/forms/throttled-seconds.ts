import { RequestError } from "../request/request-error.ts";

/** Seconds to wait if the server doesn't say. */
const defaultWait = 60;

/** Seconds to wait after a rate-limited call; 0 for any other failure. */
export const throttledSeconds = (error: unknown): number =>
  error instanceof RequestError && error.status === 429 ? (error.retryAfter ?? defaultWait) : 0;
