import type { Effect } from "./book.ts";

/** An effect in the log. */
export interface Noted extends Effect {
  order: number;
  resting?: boolean;
}

/** What is known of one sub-app that has, or had, a mount. */
export interface Tenant {
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
