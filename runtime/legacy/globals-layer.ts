import { heldGlobals, isPatched } from "../effects/page-knowledge.ts";

/** A global that is not there, or that its owner took away. */
const gone = Symbol("gone");
type Values = Map<string, unknown>;

/** Values of the sub-apps that are here, the last to come on top. */
const layers: Values[] = [];
/** What lies below all layers: the host's value of each name that one of them holds. */
const ground: Values = new Map();
/** Window as it was last looked at. */
let seen: Values = new Map();

/** The data properties of window by name. Getters are not asked: they would run somebody's code. */
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
  if (property && !("value" in property)) return;
  // What a script declares with `var` or `function` can't be deleted.
  if (value === gone && Reflect.deleteProperty(window, name)) return;
  Reflect.set(window, name, value === gone ? undefined : value);
};

const valueIn = (values: Values, name: string): unknown =>
  values.has(name) ? values.get(name) : gone;
const holderOf = (name: string): Values | undefined => layers.findLast((layer) => layer.has(name));

/** What zone.js adds: its patches of the browser's own objects rely on it, and they stay. */
const ofZone = /^(?:Zone$|__zone)/i;

/** Notes what changed since the last look: for `owner`, else for the layer that holds the name, else for nobody. */
const look = (owner?: Values): void => {
  const now = sample();
  for (const name of new Set([...now.keys(), ...seen.keys()])) {
    const value = valueIn(now, name);
    const before = valueIn(seen, name);
    // What a runtime patches is put back by that runtime.
    if (Object.is(value, before) || isPatched(value, before)) continue;
    const holder = holderOf(name);
    const stays = ofZone.test(name);
    const target = stays ? undefined : (owner ?? holder);
    if (stays || target) heldGlobals.add(name);
    if (!target) continue;
    if (!holder) ground.set(name, before);
    target.set(name, value);
  }
  seen = now;
};

/** The globals of one legacy sub-app: new names, and its values of names that the host has too. */
export interface GlobalsLayer {
  /** Puts them on window, above those of the sub-apps that are here. Returns its undo. */
  hold(): () => void;
  /** Puts its values above those of all others, if it is held. */
  raise(): void;
  /** A global of the sub-app while it is held, whatever its value was. */
  set(name: string, value: unknown): void;
  /** What changes on window while this runs is the sub-app's. */
  during: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Legacy scripts run once a page and talk through window. Each sub-app has a layer: with the last
 * who holds it the values below return (another sub-app's or the host's), and with the next hold
 * its own do. Nothing is evaluated, only read and written.
 */
export const createGlobalsLayer = (): GlobalsLayer => {
  const mine: Values = new Map();
  let holders = 0;

  const enter = () => {
    look();
    for (const [name, value] of mine) {
      if (!holderOf(name)) ground.set(name, valueIn(seen, name));
      write(name, value);
    }
    layers.push(mine);
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
    seen = sample();
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
    raise() {
      if (holders === 0 || layers.at(-1) === mine) return;
      leave();
      enter();
    },
    set(name, value) {
      look();
      if (!holderOf(name)) ground.set(name, valueIn(seen, name));
      mine.set(name, value);
      heldGlobals.add(name);
      write(name, value);
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
