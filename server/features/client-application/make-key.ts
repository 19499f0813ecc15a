import { createHash, randomBytes } from "node:crypto";
import type { ApplicationEnvironment } from "@console-shell/contract/endpoints/client-application";

/**
 * A new API key: `csk_<environment>_<8 hex digits>_<64 hex digits>`, the last part 256 random bits.
 * Only `prefix` and `hash` may be stored; a plain SHA-256 suffices, since nobody can search
 * through 2^256 secrets.
 */
export const makeKey = (
  environment: ApplicationEnvironment,
): { secret: string; prefix: string; hash: string } => {
  const prefix = `csk_${environment}_${randomBytes(4).toString("hex")}`;
  const secret = `${prefix}_${randomBytes(32).toString("hex")}`;
  return { secret, prefix, hash: createHash("sha256").update(secret).digest("hex") };
};
