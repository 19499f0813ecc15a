/** The text of each density. */
export const densityLabels = {
  comfortable: "preferences.density.comfortable",
  compact: "preferences.density.compact",
} as const;
