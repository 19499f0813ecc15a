import type { Effect } from "./book.ts";

/** An effect in the log. */
export interface Noted extends Effect {
  order: number;
  resting?: boolean;
}

/** What is known of one sub-app that has, or had, a mount; or of several that were active at once. */
export interface Tenant {
  /** Who is in it. One of several is nobody's in particular: it leaves with the last of them. */
  readonly apps: readonly string[];
  leases: number;
  /** Effects noted before this are of the load. */
  loadedAt: number;
  /** Effects noted before this are of the load or of the first mount. */
  leftAt: number;
  /** What the next mount needs again, by key. */
  parked: Map<unknown, Noted>;
  /** Nothing survives the next leave. */
  discard: boolean;
  /** How many of its mounts are parked. */
  resting: number;
}

/** The tenant of this name, made at first need. */
export const findTenant = (tenants: Map<string, Tenant>, app: string): Tenant => {
  const known = tenants.get(app);
  if (known) return known;
  const made: Tenant = {
    apps: [app],
    leases: 0,
    loadedAt: Infinity,
    leftAt: Infinity,
    parked: new Map(),
    discard: false,
    resting: 0,
  };
  tenants.set(app, made);
  return made;
};

/** The tenant that stands for several sub-apps, made at first need. */
export const findJoint = (tenants: Map<string, Tenant>, apps: string[]): string => {
  const name = apps.toSorted().join(" ");
  const members = apps.map((app) => findTenant(tenants, app));
  const most = (read: (tenant: Tenant) => number) => Math.max(...members.map(read));
  if (!tenants.has(name))
    tenants.set(name, {
      apps,
      get leases() {
        return most(({ leases }) => leases);
      },
      get loadedAt() {
        // Who was left before it had loaded has nothing of the load.
        return most(({ loadedAt, leases }) => (loadedAt < Infinity || leases > 0 ? loadedAt : 0));
      },
      get leftAt() {
        return most(({ leftAt }) => leftAt);
      },
      parked: new Map(),
      discard: false,
      resting: 0,
    });
  return name;
};
