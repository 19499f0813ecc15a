import type { Effect } from "./tracker.ts";

/** An effect in the log. */
export interface Noted extends Effect {
  order: number;
  paused?: boolean;
}

/** The state of one sub-app that is or was mounted, or of several that were active together. */
export interface Tenant {
  /** Its members. With several, an effect has no single owner: it leaves with the last of them. */
  readonly apps: readonly string[];
  leases: number;
  /** Effects recorded before this belong to the load. */
  loadedAt: number;
  /** What the next mount needs again, by key. */
  parked: Map<unknown, Noted>;
  /** Nothing survives the next unmount. */
  discard: boolean;
  /** How many of its mounts are parked. */
  suspended: number;
}

/** The tenant with this name, created on demand. */
export const findTenant = (tenants: Map<string, Tenant>, app: string): Tenant => {
  const known = tenants.get(app);
  if (known) return known;
  const made: Tenant = {
    apps: [app],
    leases: 0,
    loadedAt: Infinity,
    parked: new Map(),
    discard: false,
    suspended: 0,
  };
  tenants.set(app, made);
  return made;
};

/** The tenant for several sub-apps, created on demand. */
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
        // A sub-app that was left before it had loaded owns nothing from the load.
        return most(({ loadedAt, leases }) => (loadedAt < Infinity || leases > 0 ? loadedAt : 0));
      },
      parked: new Map(),
      discard: false,
      suspended: 0,
    });
  return name;
};
