import { hash, randomBytes } from "node:crypto";
import type { ClientAppEnvironment } from "@console-shell/contract/calls/client-app";

/** The stored form of a key: plain SHA-256 is enough, because nobody can search through 2^256 secrets. */
export const hashKey = (secret: string): string => hash("sha256", secret, "hex");

/**
 * A new API key: `csk_<environment>_<8 hex digits>_<64 hex digits>`, the last part 256 random bits.
 * Only `prefix` and `hash` may be stored.
 */
export const makeKey = (
  environment: ClientAppEnvironment,
): { secret: string; prefix: string; hash: string } => {
  const prefix = `csk_${environment}_${randomBytes(4).toString("hex")}`;
  const secret = `${prefix}_${randomBytes(32).toString("hex")}`;
  return { secret, prefix, hash: hashKey(secret) };
};
