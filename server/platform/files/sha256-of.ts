import { createHash } from "node:crypto";

/** SHA-256 of a file, in hexadecimal. */
export const sha256Of = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");
