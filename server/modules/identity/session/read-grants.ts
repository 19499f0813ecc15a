import { type Permission, permissions } from "@console-shell/contract";

const known: ReadonlySet<string> = new Set(permissions);

/** Cache: most roles have dozens of grants, and there are few roles. */
const before = new Map<string, ReadonlySet<Permission>>();
const maxBefore = 100;

/** Parses comma-separated permissions; unknown ones are ignored. */
export const readGrants = (joined: string): ReadonlySet<Permission> => {
  const found = before.get(joined);
  if (found) return found;
  const codes = joined.split(",");
  const grants = new Set(codes.filter((code): code is Permission => known.has(code)));
  if (before.size >= maxBefore) before.clear();
  before.set(joined, grants);
  return grants;
};
