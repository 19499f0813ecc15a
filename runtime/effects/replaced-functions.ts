import type { Book } from "./book.ts";
import { isPatch } from "./patch.ts";
import type { Place } from "./place.ts";
import type { Sampler } from "./sampler.ts";

interface Watched {
  place: Place;
  name: string;
  /** Held weakly: what a left sub-app had there must be collectable. */
  value: WeakRef<object>;
}

/** What undone replacements stood for: whoever came on top of one has kept it. */
const undone = new WeakMap<object, object>();

const put = (place: Place, name: string, value: object): void => {
  const inherited: unknown = Reflect.get(Object.getPrototypeOf(place) as object, name);
  if (value === inherited) Reflect.deleteProperty(place, name);
  else place[name] = value;
};

/**
 * Functions that a sub-app puts in the place of others: a `fetch` or `pushState` of its own, its `$`.
 * Compared at each change of who is active. Values that are no functions are left alone: state that
 * the host keeps on window changes at any moment.
 */
export const watchReplacedFunctions = (
  { record }: Book,
  heldElsewhere: (name: string) => boolean,
): Sampler => {
  const page = window as unknown as Place;
  const known = new Map<string, Watched>();
  let names = new Set<string>();
  const watch = (place: Place, name: string) => {
    const value = place[name];
    if (typeof value === "function") known.set(name, { place, name, value: new WeakRef(value) });
  };
  for (const name of ["pushState", "replaceState"]) watch(history as unknown as Place, name);

  const note = (app: string, { place, name }: Watched, mine: object, before: object) => {
    let below = before;
    record({
      kind: "function",
      app,
      undo() {
        while (undone.has(below)) below = undone.get(below) as object;
        undone.set(mine, below);
        if (place[name] === mine) put(place, name, below);
        watch(place, name);
      },
      redo() {
        undone.delete(mine);
        below = place[name] as object;
        place[name] = mine;
        watch(place, name);
      },
    });
  };

  return (owner, now) => {
    // What zone.js has patched in prototypes counts on what it has put on window.
    const free = owner === undefined || "Zone" in page;
    for (const at of known.values()) {
      const { place, name } = at;
      const before = at.value.deref();
      const value = place[name];
      if (value === before) continue;
      if (typeof value !== "function") {
        known.delete(name);
        continue;
      }
      at.value = new WeakRef(value);
      if (!free && before && !isPatch(value) && !heldElsewhere(name))
        note(owner, at, value, before);
    }
    const before = names;
    names = new Set(now);
    for (const name of names) {
      if (before.has(name)) continue;
      // Getters are not asked: they would run somebody's code.
      const property = Object.getOwnPropertyDescriptor(page, name);
      if (typeof property?.value === "function") watch(page, name);
    }
  };
};
