// What parts that are loaded apart have to know of the page. The core imports it, so that in a host's
// bundle it lies there: as a file of its own it would cost the first mount a wait.

/** Names on window that legacy sub-apps have set: their layers take them away and put them back. */
export const heldGlobals = new Set<string>();

/**
 * Sub-apps whose libraries believe that their listeners last as long as the page: React 16 listens to
 * a document once and remembers it. Listeners of such a sub-app's first mount come back with it.
 */
export const legacyApps = new Set<string>();

/** The attribute that marks the elements of a sub-app: its container and its overlay root. */
export const scopeAttribute = "data-sub-app";

/** The prefix that keeps an attribute of an entry page from taking effect until it is removed. */
export const veil = "data-veiled-by-the-runtime-";

/** Removes the prefixes, also where text only looked like such an attribute. */
export const unveil = (text: string): string => text.replaceAll(veil, "");

/** Each function that a runtime put in the place of another, with that one. */
export const patches = new WeakMap<object, object>();

/** Whether the one came, or went, as a patch of a runtime over the other. */
export const isPatched = (one: unknown, other: unknown): boolean =>
  patches.has(one as object) || patches.get(other as object) === one;
