import type { Feature } from "../kernel/call.ts";
import { type RetentionRule, startCleanUp } from "../platform/retention.ts";
import { removeExpiredBilling } from "./billing/retention.ts";
import { removeExpiredClients } from "./clients/retention.ts";
import { removeExpiredConsole } from "./console/retention.ts";
import { removeExpiredIdentity } from "./identity/retention.ts";
import { removeOldAssets } from "./registry/pages/kept-assets.ts";
import { removeExpiredProbes } from "./search/probe/remove-probes.ts";

/** What each module removes, in order. */
const rules: readonly RetentionRule[] = [
  removeExpiredIdentity,
  removeExpiredClients,
  removeExpiredBilling,
  removeExpiredProbes,
  removeOldAssets,
  removeExpiredConsole,
];

/** Removes everything that has expired. */
export const removeExpired: RetentionRule = async (services, now) => {
  for (const rule of rules) await rule(services, now);
};

/** Removes what has expired, periodically. */
export const cleanUp: Feature = (_route, hooks, services) =>
  hooks.onClose(startCleanUp(services, removeExpired));
