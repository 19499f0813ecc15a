/** The idempotency key header. Calls with the same key run once; retries get the stored response. */
export const idempotencyHeader = "idempotency-key";

/** Response header: this is the stored response of an earlier attempt. */
export const replayedHeader = "idempotency-replayed";

export const idempotencyKeyLength = 255;

/** Milliseconds for which the response to an idempotent call is stored. */
export const answerKept = 24 * 3_600_000;
