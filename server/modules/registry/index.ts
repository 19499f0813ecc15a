import type { Feature } from "#kernel/call.ts";
import { subAppHealth } from "./health/calls.ts";
import { subAppOverride } from "./override/calls.ts";
import { icons } from "./pages/calls.ts";
import { subAppPin } from "./pin/calls.ts";
import { subAppPolicy } from "./policy/calls.ts";
import { release } from "./release/calls.ts";
import { stage } from "./stage/calls.ts";
import { subApp } from "./sub-app/calls.ts";
import { subAppToken } from "./token/calls.ts";
import { subAppVital } from "./vital/calls.ts";

export { addBackends } from "./backend/pass-on.ts";
export { failedMounts, failingSubApps } from "./health/reads.ts";
export { policyProblems } from "./pages/page-policy.ts";
export { type PageOptions, addPages } from "./pages/page-routes.ts";
export { readSubAppsFile, type SubAppsFile, type SubAppsProblem } from "./pages/registry.ts";
export { buildsBetween, stageChangesBetween } from "./release/reads.ts";
export { removeExpiredRegistry } from "./retention.ts";
export type { Viewer } from "./sub-app/current.ts";
export { findTokenSession } from "./token/admit.ts";
export { notifyExpiringSubAppTokens } from "./token/writes.ts";
export { largestChange, slowerReleases } from "./vital/reads.ts";

/** The module's features. */
export const registryFeatures: readonly Feature[] = [
  icons,
  subApp,
  release,
  stage,
  subAppPolicy,
  subAppPin,
  subAppToken,
  subAppHealth,
  subAppVital,
  subAppOverride,
];
