/**
 * The header by which a program says that calls are tries of one and the same: what changes something is
 * then done once, and each further try is answered as the one that did it.
 */
export const idempotencyHeader = "idempotency-key";

/** Says of an answer that it is the one of an earlier try. */
export const replayedHeader = "idempotency-replayed";

/** Characters that such a key has at most. */
export const idempotencyKeyLength = 255;

/** Milliseconds for which the answer of a call that was done is kept. */
export const answerKept = 24 * 3_600_000;
