/** Names on window that legacy sub-apps have set: their layers take them away and put them back. */
export const heldGlobals = new Set<string>();
