/** Globals that sub-apps add to window; taken away on leave and put back on return. */
export interface Globals {
  enter(app: string): void;
  leave(app: string): void;
  forget(app: string): void;
}

/**
 * A new global carries no sign of who made it. It is a sub-app's only when that sub-app was the
 * only active one while it appeared; in doubt it stays.
 */
export const createGlobals = (ownedByHost: (name: string) => boolean): Globals => {
  const active = new Set<string>();
  const owned = new Map<string, Set<string>>();
  const parked = new Map<string, PropertyDescriptorMap>();
  let known = new Set<string>();

  const sample = () => {
    const names = Object.keys(window);
    const [only, ...others] = active;
    if (only !== undefined && others.length === 0) {
      const mine = owned.get(only) ?? new Set();
      for (const name of names)
        if (!known.has(name) && !/^\d+$/.test(name) && !ownedByHost(name)) mine.add(name);
      owned.set(only, mine);
    }
    known = new Set(names);
  };

  return {
    enter(app) {
      sample();
      active.add(app);
      const descriptors = parked.get(app);
      parked.delete(app);
      for (const [name, descriptor] of Object.entries(descriptors ?? {})) {
        if (name in window) continue;
        Object.defineProperty(window, name, descriptor);
        known.add(name);
        owned.set(app, (owned.get(app) ?? new Set()).add(name));
      }
    },
    leave(app) {
      sample();
      active.delete(app);
      const descriptors: PropertyDescriptorMap = {};
      for (const name of owned.get(app) ?? []) {
        const descriptor = Object.getOwnPropertyDescriptor(window, name);
        if (!descriptor?.configurable) continue;
        descriptors[name] = descriptor;
        Reflect.deleteProperty(window, name);
        known.delete(name);
      }
      owned.delete(app);
      parked.set(app, descriptors);
    },
    forget(app) {
      parked.delete(app);
    },
  };
};
