/**
 * An idempotency key for one posting: retrying after a lost response doesn't post twice. Not `randomUUID`,
 * which browsers offer only with TLS.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
