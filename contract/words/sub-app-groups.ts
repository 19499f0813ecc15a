/** Groups of the navigation, in order. A sub-app that names none is in the last one. */
export const subAppGroups = ["search", "money", "administration", "more"] as const;
export type SubAppGroup = (typeof subAppGroups)[number];
