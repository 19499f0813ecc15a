/** The state that host and legacy sub-apps share, by top-level key. */
export type GlobalState = Record<string, unknown>;
export type GlobalStateListener = (state: GlobalState, previous: GlobalState) => void;

/** One participant's access to the shared state. */
export interface GlobalStateActions {
  /** Subscribes to changes; each participant has one listener, the latest. */
  onGlobalStateChange(listener: GlobalStateListener, fireImmediately?: boolean): void;
  /**
   * Returns whether anything was set. A sub-app may set only keys that the host has initialised.
   */
  setGlobalState(state?: GlobalState): boolean;
  offGlobalStateChange(): boolean;
}

let current: GlobalState = {};
const listeners = new Map<object, GlobalStateListener>();

/** Copies plain objects and arrays; everything else (functions, elements, instances) is shared. */
const copy = <Value>(value: Value, done = new Map<unknown, unknown>()): Value => {
  if (typeof value !== "object" || value === null) return value;
  if (done.has(value)) return done.get(value) as Value;
  const prototype = Object.getPrototypeOf(value) as object | null;
  // Each realm has its own `Object.prototype`.
  if (!Array.isArray(value) && prototype && Object.getPrototypeOf(prototype) !== null) return value;
  const result = (Array.isArray(value) ? [] : {}) as Record<string, unknown>;
  done.set(value, result);
  for (const [key, part] of Object.entries(value)) result[key] = copy(part, done);
  return result as Value;
};

const replace = (next: GlobalState) => {
  const previous = current;
  current = copy(next);
  for (const listener of listeners.values())
    try {
      listener(copy(current), copy(previous));
    } catch (error) {
      // One sub-app's failure must not affect the others.
      reportError(error);
    }
};

/** Creates a new participant; only the host's may add keys. */
export const globalStateActions = (ofHost: boolean): GlobalStateActions => {
  const party = {};
  return {
    onGlobalStateChange(listener, fireImmediately) {
      listeners.set(party, listener);
      if (fireImmediately) listener(copy(current), copy(current));
    },
    setGlobalState(state = {}) {
      const known = Object.entries(state).filter(([key]) => ofHost || Object.hasOwn(current, key));
      if (known.length > 0) replace({ ...current, ...Object.fromEntries(known) });
      return known.length > 0;
    },
    offGlobalStateChange() {
      listeners.delete(party);
      return true;
    },
  };
};

/** The host's access: sets the whole state, and with it the keys that sub-apps may change. */
export const initGlobalState = (state: GlobalState = {}): GlobalStateActions => {
  replace(state);
  return globalStateActions(true);
};
