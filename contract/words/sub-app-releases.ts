/** The stages that every sub-app has. A team may add stages of its own, for pins. */
export const fixedStages = ["stable", "canary"] as const;

/** The name of a stage. */
export const stagePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What a token may do with its sub-app. */
export const tokenScopes = ["publish", "promote"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What one release may contain. Sizes in bytes. */
export const releaseLimits = {
  files: 1_000,
  totalSize: 100 * 1024 * 1024,
  pathLength: 200,
  permissions: 50,
} as const;

/**
 * When a canary is removed by itself: since it was set, it failed for at least this many operators, and for more than
 * this percentage of those who tried it.
 */
export const failingCanary = { operators: 3, percent: 20 } as const;

/** Bounds of one report, and the longest mount that is reported. */
export const mountReportLimits = { mounts: 100, vitals: 50, milliseconds: 600_000 } as const;

/** How a mount can fail: the runtime's codes. */
export const mountFailures = [
  "SUB_APP_NOT_CONFIGURED",
  "ORIGIN_REFUSED",
  "ENTRY_LOAD_FAILED",
  "ENTRY_INVALID",
  "CHUNK_LOAD_FAILED",
  "CSS_CHUNK_LOAD_FAILED",
  "LIFECYCLE_FAILED",
  "LIFECYCLE_TIMEOUT",
  "LIFECYCLE_MISSING",
  "NEED_UNDECLARED",
] as const;

/** When it failed: the runtime's phases. */
export const mountPhases = [
  "prefetch",
  "load",
  "bootstrap",
  "mount",
  "update",
  "run",
  "deactivate",
  "activate",
  "unmount",
] as const;

/** Endings of the files that a release may contain. */
export const releaseFileTypes = [
  "avif",
  "css",
  "gif",
  "html",
  "ico",
  "jpg",
  "js",
  "json",
  "map",
  "mjs",
  "mp3",
  "mp4",
  "png",
  "svg",
  "ttf",
  "txt",
  "wasm",
  "webmanifest",
  "webp",
  "woff",
  "woff2",
] as const;

/** The folder of a release in the console's address space, ending with a slash. */
export const releaseFolder = (name: string, version: string): string =>
  `/-/apps/${name}/${encodeURIComponent(version)}/`;
