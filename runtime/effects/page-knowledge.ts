// State shared by separately loaded parts. The core imports it, so a host's bundle includes it
// there: as its own file it would delay the first mount.

/** Names on window that legacy sub-apps set: their layers remove and restore them. */
export const heldGlobals = new Set<string>();

/** The attribute that marks the elements of a sub-app: its container and its overlay root. */
export const scopeAttribute = "data-sub-app";

/** A prefix for attributes of an entry page. They take effect once it is removed. */
export const veil = "data-veiled-by-the-runtime-";

/** Removes the prefixes, even from text that only looked like such an attribute. */
export const unveil = (text: string): string => text.replaceAll(veil, "");

/** Maps each function that a runtime patched in to the one it replaced. */
export const patches = new WeakMap<object, object>();

/**
 * Puts a function over another. The undo restores the old one, unless someone has patched on top.
 */
export const cover = (place: object, name: string, value: object): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(place, name);
  patches.set(value, Reflect.get(place, name) as object);
  Object.defineProperty(place, name, { configurable: true, writable: true, value });
  return () => {
    if (Reflect.get(place, name) !== value) return;
    if (before) Object.defineProperty(place, name, before);
    else Reflect.deleteProperty(place, name);
  };
};

/** Whether one was installed or removed as a runtime's patch over the other. */
export const isPatched = (one: unknown, other: unknown): boolean =>
  patches.has(one as object) || patches.get(other as object) === one;

/**
 * Whether a property of window can't be removed or replaced and was defined that way: it belongs to
 * the page. What classic scripts declare (`var`, `function`) can't be removed either, but it is
 * enumerable and writable.
 */
export const isPermanent = (name: PropertyKey): boolean => {
  const { configurable, enumerable, writable } =
    Object.getOwnPropertyDescriptor(window, name) ?? {};
  return configurable === false && !(enumerable && writable);
};
