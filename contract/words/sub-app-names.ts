/** The sub-applications of the product, in the order of its navigation. */
export const subAppNames = [
  "management",
  "console",
  "face-search",
  "object-search-manager",
  "image-library-management",
  "console-application",
  "finance",
] as const;
export type SubAppName = (typeof subAppNames)[number];

/** First path segments of the shell's own pages; no sub-application can have one as its name. */
export const shellSegments = [
  "user",
  "cam",
  "user-info",
  "notifications",
  "develop",
  "work",
] as const;

/** What a sub-application's name looks like. */
export const subAppNamePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The name under which the page around the sub-apps is measured. */
export const shellName = "shell";

/** First path segments of the console's own addresses: a sub-application with such a name could never be reached. */
export const reservedNames: readonly string[] = [
  ...shellSegments,
  "api",
  "assets",
  "auth",
  "cc-api",
  "dev",
  "docs",
  "guest",
  "healthz",
  "help",
  "mc-api",
  "metrics",
  "prerendered",
  "readyz",
  "scim",
  "shared",
  // Not an address.
  shellName,
];
