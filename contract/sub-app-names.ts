/** The sub-applications of the product, in the order of its navigation. */
export const subAppNames = [
  "management",
  "console",
  "object-search-manager",
  "console-application",
  "face-search",
  "image-library-management",
  "finance",
] as const;
export type SubAppName = (typeof subAppNames)[number];
