import { heldGlobals, isPatched } from "../effects/page-knowledge.ts";

/** A global that is not there, or that its owner took away. */
const gone = Symbol("gone");
type Values = Map<string, unknown>;

/** Values of the sub-apps that are here, the last to come on top. */
const layers: Values[] = [];
/** The layer whose script is on its way: who comes meanwhile stays below it, and takes the top after it. */
let running: Values | undefined;
const afterwards = new Set<() => void>();
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
  /** Runs with its values above those of all others, of those too that come meanwhile, if it is held. */
  onTop: <Result>(work: () => Promise<Result>) => Promise<Result>;
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

  /** Shows one of its values, unless somebody above has one of that name. */
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
