import type { Tracker } from "./tracker.ts";
import { patches } from "./page-knowledge.ts";
import type { Place } from "./place.ts";
import { replacement, type Replaceable } from "./replaceable.ts";
import type { Sampler } from "./sampler.ts";
import { watchedConstructors } from "./patch-constructors.ts";

interface Watched extends Replaceable {
  name: PropertyKey;
  onPage: boolean;
  /** The sub-app's value is held weakly: after the unmount it must be collectable. */
  value: { deref: () => unknown };
}

const describe = (place: object | null, name: PropertyKey): PropertyDescriptor | undefined =>
  place === null
    ? undefined
    : (Object.getOwnPropertyDescriptor(place, name) ??
      describe(Object.getPrototypeOf(place) as object | null, name));

/** Accessors by the function that represents them. */
const accessors = new WeakMap<object, PropertyDescriptor>();
/** The function behind a property: its value, setter or getter. */
const faceOf = (property?: PropertyDescriptor): object | undefined => {
  // oxlint-disable-next-line typescript/unbound-method -- only compared
  const { value, set, get } = property ?? {};
  const accessor = set ?? get;
  if (accessor && property) accessors.set(accessor, property);
  return typeof value === "function" ? (value as object) : accessor;
};

const put = (place: Place, name: string, face: object | undefined): void => {
  const accessor = face && accessors.get(face);
  if (face === faceOf(describe(Object.getPrototypeOf(place) as object, name)))
    Reflect.deleteProperty(place, name);
  // Neither throws for properties defined for good: these stay.
  else if (accessor) Reflect.defineProperty(place, name, accessor);
  else Reflect.set(place, name, face);
};

/**
 * Tracks functions that a sub-app replaces: its own `fetch`, `pushState`, `createElement` or `$`.
 * Compared whenever the active sub-app changes. Other values are ignored: the host's state on these
 * objects may change at any moment.
 */
export const watchReplacedFunctions = (
  { record }: Tracker,
  heldElsewhere: (name: string) => boolean,
): Sampler => {
  const page = window as unknown as Place;
  /** Globals by name; other functions by the function itself. */
  const watched = new Map<unknown, Watched>();
  const hold = (at: Watched, value: unknown, owner?: string) => {
    const isTheirs = owner !== undefined && value !== undefined;
    at.value = isTheirs ? new WeakRef(value as object) : { deref: () => value };
  };
  const watch = (place: Place, name: PropertyKey, read: () => unknown) => {
    const at: Watched = {
      name,
      onPage: place === page,
      value: { deref: () => undefined },
      read,
      write(next) {
        put(place, name as string, next as object | undefined);
        hold(at, read());
      },
    };
    return at;
  };
  const watchGlobal = (name: PropertyKey, owner?: string) => {
    // Reading descriptors is ten times slower, and there are hundreds.
    const at = watch(page, name, () => page[name as string]);
    hold(at, at.read(), owner);
    watched.set(name, at);
  };
  for (const name of watchedConstructors) if (page[name]) watchGlobal(name);

  const { documentElement, head, body } = document;
  const places = [history, document, documentElement, head, body, console, JSON]
    .concat(performance as never, navigator as never)
    .map((place) => ({
      place: place as unknown as Place,
      names: new Set<PropertyKey>(),
      keys: [] as PropertyKey[],
    }));
  /** Before anyone sets an own function, the prototype's is called. */
  const watchPlaces = (isFirst = false) => {
    for (const one of places) {
      const { place, names } = one;
      const keys = Reflect.ownKeys(place);
      if (keys.length === one.keys.length && keys.at(-1) === one.keys.at(-1)) continue;
      one.keys = keys;
      for (const name of keys) {
        if (names.has(name)) continue;
        names.add(name);
        let isAccessor = true;
        const read = () => {
          // Reading its descriptor is ten times slower, and there are a hundred.
          const value = isAccessor ? undefined : place[name as string];
          if (typeof value === "function") return value;
          const property = describe(place, name);
          isAccessor = property?.get !== undefined || property?.set !== undefined;
          return faceOf(property);
        };
        const from = isFirst ? place : (Object.getPrototypeOf(place) as object);
        if (!read()) continue;
        const at = watch(place, name, read);
        hold(at, faceOf(describe(from, name)));
        watched.set(at, at);
      }
    }
  };
  watchPlaces(true);

  return (owner, added) => {
    watchPlaces();
    // zone.js's patches of prototypes rely on what it put on window.
    const free = owner === undefined || "Zone" in page;
    for (const at of watched.values()) {
      const before = at.value.deref();
      const value = at.read();
      if (value === before) continue;
      const isFunction = typeof value === "function";
      if (!isFunction && at.onPage) {
        watched.delete(at.name);
        continue;
      }
      const isOurs =
        !free &&
        isFunction &&
        (before || !at.onPage) &&
        !patches.has(value) &&
        !heldElsewhere(String(at.name));
      const change = isOurs ? replacement(at, value, before) : undefined;
      if (change) record({ kind: "function", app: owner, ...change });
      hold(at, value, owner);
    }
    for (const name of added) {
      // Getters aren't called: they would run someone else's code.
      const property = Object.getOwnPropertyDescriptor(page, name);
      if (typeof property?.value === "function") watchGlobal(name, owner);
    }
  };
};
