/**
 * A key for one intention to post: sent again after a lost answer it posts nothing twice. Not
 * `randomUUID`, which browsers withhold from pages served without TLS.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
