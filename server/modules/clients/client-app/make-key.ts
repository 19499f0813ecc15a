import { randomBytes } from "node:crypto";
import type { ClientAppEnvironment } from "@console-shell/contract/calls/client-app";
import { hashKey } from "./hash-key.ts";

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
