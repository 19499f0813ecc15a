import type { Book } from "./book.ts";
import { patches } from "./page-knowledge.ts";
import type { Place } from "./place.ts";
import { noLayers, replacement, type Replaceable } from "./replaceable.ts";
import type { Sampler } from "./sampler.ts";
import { watchedConstructors } from "./patch-constructors.ts";

interface Watched extends Replaceable {
  place: Place;
  name: string;
  /** What a sub-app has put there is held weakly: once that has left it must be collectable. */
  value: { deref: () => unknown };
}

const put = (place: Place, name: string, value: unknown): void => {
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
  const hold = (at: Watched, value: object, owner?: string) => {
    at.value = owner === undefined ? { deref: () => value } : new WeakRef(value);
  };
  const watch = (place: Place, name: string, owner?: string) => {
    const value = place[name];
    if (typeof value !== "function") return;
    const at: Watched = {
      place,
      name,
      value: { deref: () => undefined },
      read: () => place[name],
      write(next) {
        put(place, name, next);
        hold(at, place[name] as object);
      },
      layers: noLayers(),
    };
    hold(at, value, owner);
    known.set(name, at);
  };
  for (const name of ["pushState", "replaceState"]) watch(history as unknown as Place, name);
  // Those are not listed among the names of window.
  for (const name of watchedConstructors) watch(page, name);

  return (owner, now) => {
    // What zone.js has patched in prototypes counts on what it has put on window.
    const free = owner === undefined || "Zone" in page;
    for (const at of known.values()) {
      const { name } = at;
      const before = at.value.deref();
      const value = at.read();
      if (value === before) continue;
      if (typeof value !== "function") {
        known.delete(name);
        continue;
      }
      const isOurs = !free && before && !patches.has(value) && !heldElsewhere(name);
      const change = isOurs ? replacement(at, value, before) : undefined;
      if (change) record({ kind: "function", app: owner, ...change });
      hold(at, value, owner);
    }
    const before = names;
    names = new Set(now);
    for (const name of names) {
      if (before.has(name)) continue;
      // Getters are not asked: they would run somebody's code.
      const property = Object.getOwnPropertyDescriptor(page, name);
      if (typeof property?.value === "function") watch(page, name, owner);
    }
  };
};
