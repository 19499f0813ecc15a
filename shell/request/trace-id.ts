/**
 * 128 random bits in hexadecimal, as W3C Trace Context names a trace. Not crypto.randomUUID, which
 * browsers withhold from a console that is served over plain HTTP.
 */
export const createTraceId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
