import { RequestError } from "../request/request-error.ts";

/** Waited where the server names no time of its own. */
const defaultWait = 60;

/** Seconds to wait before the next try; 0 unless the failure is one of too many tries. */
export const throttledSeconds = (error: unknown): number =>
  error instanceof RequestError && error.status === 429 ? (error.retryAfter ?? defaultWait) : 0;
