import type { Feature } from "#kernel/call.ts";
import { subAppHealth } from "./health/routes.ts";
import { icons } from "./pages/icons.ts";
import { subAppOverrides } from "./overrides/routes.ts";
import { subAppReleases } from "./releases/routes.ts";

export { addBackends } from "./backends/add-backends.ts";
export { failedMounts, failingSubApps } from "./health/health.ts";
export type { Viewer } from "./releases/current-releases.ts";
export { buildsBetween, stageChangesBetween } from "./releases/releases-between.ts";
export { findTokenSession } from "./releases/admit-token.ts";
export { type PageOptions, addPages } from "./pages/page-routes.ts";
export { notifyExpiringSubAppTokens } from "./releases/notify-expiring-sub-app-tokens.ts";
export { removeExpiredRegistry } from "./retention.ts";
export { policyProblems } from "./pages/page-policy.ts";
export { readSubAppsFile, type SubAppsFile, type SubAppsProblem } from "./pages/registry.ts";

/** The module's features. */
export const registryFeatures: readonly Feature[] = [
  icons,
  subAppReleases,
  subAppHealth,
  subAppOverrides,
];
