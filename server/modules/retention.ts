import type { Feature } from "#kernel/call.ts";
import { type RetentionRule, startCleanUp } from "#platform/retention.ts";
import { removeExpiredBilling } from "./billing/index.ts";
import { eraseExpired } from "./catalog/index.ts";
import { notifyExpiringKeys, removeExpiredClients } from "./clients/index.ts";
import { removeExpiredConsole } from "./console/index.ts";
import { notifyExpiringProvisioningTokens, removeExpiredIdentity } from "./identity/index.ts";
import { notifyExpiringSubAppTokens, removeExpiredRegistry } from "./registry/index.ts";
import { removeExpiredQueryImages } from "./search/index.ts";

/** The rules of each module, in order; erasing pictures takes longest. */
const rules: readonly RetentionRule[] = [
  notifyExpiringKeys,
  notifyExpiringSubAppTokens,
  notifyExpiringProvisioningTokens,
  removeExpiredIdentity,
  removeExpiredClients,
  removeExpiredBilling,
  removeExpiredQueryImages,
  removeExpiredRegistry,
  removeExpiredConsole,
  eraseExpired,
];

/** Removes everything that has expired, and notifies of keys that soon will. A rule that fails doesn't stop the others. */
export const removeExpired: RetentionRule = async (services, now) => {
  for (const rule of rules)
    await rule(services, now).catch((error: unknown) =>
      services.log.error({ err: error, rule: rule.name }, "A retention rule failed"),
    );
};

/** Removes what has expired, periodically. */
export const cleanUp: Feature = (_route, hooks, services) =>
  hooks.background("worker", () => startCleanUp(services, removeExpired));
