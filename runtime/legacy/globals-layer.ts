import { heldGlobals, isPatched, isPermanent } from "../effects/page-knowledge.ts";

/** Marks a global that doesn't exist, or that its owner removed. */
const gone = Symbol("gone");
type Values = Map<string, unknown>;

/** Values of the mounted sub-apps, latest on top. */
const layers: Values[] = [];
/**
 * The layer whose script is loading: layers added during that time stay below it, and move to the
 * top afterwards.
 */
let running: Values | undefined;
const afterwards = new Set<() => void>();
/** The host's value of each name that a layer holds, below all layers. */
const ground: Values = new Map();
/** Window at the last comparison. */
let seen: Values = new Map();
/** Names that appeared between lifecycles: as in other sub-apps, the snapshot decides whose they are. */
const late = new Set<string>();

/**
 * The data properties of window by name. Getters aren't called: they would run someone else's code.
 */
const sample = (): Values => {
  const values: Values = new Map();
  for (const name of Object.keys(window)) {
    const property = Object.getOwnPropertyDescriptor(window, name);
    // Numbers are child frames.
    if (property && "value" in property && !/^\d+$/.test(name)) values.set(name, property.value);
  }
  return values;
};

const write = (name: string, value: unknown): void => {
  const property = Object.getOwnPropertyDescriptor(window, name);
  if ((property && !("value" in property)) || isPermanent(name)) return;
  // Scripts' `var` and `function` declarations can't be deleted.
  if (value === gone && Reflect.deleteProperty(window, name)) return;
  const next = value === gone ? undefined : value;
  if (property?.writable === false)
    Object.defineProperty(window, name, { ...property, value: next });
  else Reflect.set(window, name, next);
};

const valueIn = (values: Values, name: string): unknown =>
  values.has(name) ? values.get(name) : gone;
const holderOf = (name: string): Values | undefined => layers.findLast((layer) => layer.has(name));

/** zone.js's globals: its patches of built-in objects rely on them, so they stay. */
const ofZone = /^(?:Zone$|__zone)/i;

/**
 * Records what changed since the last comparison: for `owner`, else for the layer that holds the
 * name, else for no one.
 */
const look = (owner?: Values): void => {
  const now = sample();
  for (const name of new Set([...now.keys(), ...seen.keys()])) {
    const value = valueIn(now, name);
    const before = valueIn(seen, name);
    // A runtime restores its own patches.
    if (Object.is(value, before) || isPatched(value, before)) continue;
    const holder = holderOf(name);
    const stays = ofZone.test(name) || isPermanent(name);
    const target = stays || late.has(name) ? undefined : (owner ?? holder);
    if (stays || target) heldGlobals.add(name);
    if (before === gone && !target && layers.length > 0) late.add(name);
    else if (value === gone) late.delete(name);
    if (!target) continue;
    if (!holder) ground.set(name, before);
    target.set(name, value);
  }
  seen = now;
};

/**
 * The globals of one legacy sub-app: new names, and its values of names that the host also uses.
 */
export interface GlobalsLayer {
  /** Puts them on window, above those of the other mounted sub-apps. Returns its undo. */
  hold(): () => void;
  /** Runs `work` with this layer on top, if held, even above layers added during that time. */
  onTop: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Sets a global for as long as the layer is held. */
  set(name: string, value: unknown): void;
  /** Assigns changes on window during `work` to the sub-app. */
  during: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Legacy scripts run once per page and communicate through window. Each sub-app has a layer: when
 * its last holder releases it, the values below return (another sub-app's or the host's); the next
 * hold restores its own. Values are only read and written, never evaluated.
 */
export const createGlobalsLayer = (): GlobalsLayer => {
  const mine: Values = new Map();
  let holders = 0;

  /** Sets one of its values, unless a higher layer has that name. */
  const put = (name: string, value: unknown) => {
    if (holderOf(name) === mine) write(name, value);
  };
  const enter = () => {
    look();
    for (const name of mine.keys()) if (!holderOf(name)) ground.set(name, valueIn(seen, name));
    const below = running ? layers.indexOf(running) : -1;
    if (below >= 0) afterwards.add(raise);
    layers.splice(below >= 0 ? below : layers.length, 0, mine);
    for (const [name, value] of mine) put(name, value);
    seen = sample();
  };
  const leave = () => {
    look();
    const above = layers.splice(layers.indexOf(mine)).slice(1);
    for (const name of mine.keys()) {
      if (above.some((layer) => layer.has(name))) continue;
      const below = holderOf(name);
      write(name, (below ?? ground).get(name));
      if (!below) ground.delete(name);
    }
    layers.push(...above);
    if (layers.length === 0) late.clear();
    seen = sample();
  };
  const raise = () => {
    if (holders === 0 || layers.at(-1) === mine) return;
    leave();
    enter();
  };
  return {
    hold() {
      holders += 1;
      if (holders === 1) enter();
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holders -= 1;
        if (holders === 0) leave();
      };
    },
    async onTop(work) {
      raise();
      running = holders > 0 ? mine : undefined;
      try {
        return await work();
      } finally {
        running = undefined;
        for (const take of afterwards) take();
        afterwards.clear();
      }
    },
    set(name, value) {
      look();
      if (!holderOf(name)) ground.set(name, valueIn(seen, name));
      mine.set(name, value);
      heldGlobals.add(name);
      put(name, value);
      seen = sample();
    },
    async during(work) {
      look();
      try {
        return await work();
      } finally {
        look(holders > 0 ? mine : undefined);
      }
    },
  };
};
