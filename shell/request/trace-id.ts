/**
 * 128 random bits in hexadecimal, as in W3C Trace Context. Not crypto.randomUUID, which browsers don't offer
 * over plain HTTP.
 */
export const createTraceId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
