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

/** First path segments of the shell's own pages; no sub-application can have one as its name. */
export const shellSegments = ["user", "cam", "user-info"] as const;
