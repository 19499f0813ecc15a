import { Refusal } from "../../../kernel/refusal.ts";

const day = 24 * 3_600_000;
/** Clocks of browsers differ from the server's. */
const tolerance = 5 * 60_000;

/** How long a key may be valid, in milliseconds. */
export const longestLife = (days: number): number => days * day + tolerance;

/** Whether a key is valid for longer than that many days; null for no limit. */
export const isTooLong = (
  { createdAt, expiresAt }: { createdAt: number; expiresAt: number | null },
  days: number | null,
): boolean => days !== null && (expiresAt === null || expiresAt > createdAt + longestLife(days));

/** Refuses a new key without an expiry, or with a later one than the policy allows. */
export const refuseLongLife = (
  expiresAt: number | null,
  { days, now }: { days: number | null; now: number },
): void => {
  if (isTooLong({ createdAt: now, expiresAt }, days))
    throw new Refusal("bad_input", [{ path: "expiresAt", code: "longer_than_policy" }]);
};
