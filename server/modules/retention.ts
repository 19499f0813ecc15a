import type { Feature } from "../kernel/call.ts";
import { type RetentionRule, startCleanUp } from "../platform/retention.ts";
import { removeExpiredBilling } from "./billing/index.ts";
import { removeExpiredClients } from "./clients/index.ts";
import { removeExpiredConsole } from "./console/index.ts";
import { removeExpiredIdentity } from "./identity/index.ts";
import { removeOldAssets } from "./registry/index.ts";
import { removeExpiredProbes } from "./search/index.ts";

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
