import type { Session } from "#kernel/session.ts";
import { isSecondFactorMissing, secondFactorsOf } from "../account/second-factors-of.ts";
import { addressesOf } from "../security-policy/policy-columns.ts";
import type { SessionRow } from "./sessions-of-tokens.ts";
import type { AnyPermission } from "@console-shell/contract";

/** Cache: most roles have dozens of grants, and there are few roles. */
const before = new Map<string, ReadonlySet<AnyPermission>>();
const maxBefore = 100;

/** Parses comma-separated permissions. */
const readGrants = (joined: string): ReadonlySet<AnyPermission> => {
  const found = before.get(joined);
  if (found) return found;
  const grants = new Set(joined.split(",").filter(Boolean) as AnyPermission[]);
  if (before.size >= maxBefore) before.clear();
  before.set(joined, grants);
  return grants;
};

/** When a stored session ends, unless it's used before; a shorter policy applies to open ones. */
const endOf = ({ expiresAt, createdAt, lastSeenAt, ...row }: SessionRow): number =>
  row.remember && row.remembered
    ? expiresAt
    : Math.min(expiresAt, createdAt + row.longest, lastSeenAt + row.idle);

/** Whether a stored session is still valid. `live-sessions.ts` has the same in SQL. */
export const isLive = (row: SessionRow, now: number): boolean =>
  row.status === "active" && endOf(row) > now;

/** A stored session with its operator, in the format of calls. */
export const sessionOfRow = (row: SessionRow): Session => {
  const { name, email, locale, theme, density, navigation, shortcuts } = row;
  const { favourites, defaultViews, previousSignInAt } = row;
  return {
    id: row.id,
    operatorId: row.operatorId,
    account: row.account,
    role: row.role,
    authAt: row.authAt,
    endsAt: endOf(row),
    secondFactorMissing: isSecondFactorMissing({ ...row, hasProviderFactor: row.providerFactor }),
    passkeyRequired: row.secondFactor === "passkey",
    addresses: addressesOf(row),
    permissions: readGrants(row.grants ?? ""),
    profile: {
      name,
      email,
      locale,
      theme,
      density,
      navigation,
      shortcuts,
      favourites,
      defaultViews,
      previousSignInAt,
      secondFactors: secondFactorsOf(row),
    },
  };
};
