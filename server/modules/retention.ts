import type { Feature } from "../kernel/call.ts";
import { type RetentionRule, startCleanUp } from "../platform/retention.ts";
import { removeExpiredBilling } from "./billing/index.ts";
import { eraseExpired } from "./catalog/index.ts";
import { removeExpiredClients } from "./clients/index.ts";
import { removeExpiredConsole } from "./console/index.ts";
import { removeExpiredIdentity } from "./identity/index.ts";
import { removeExpiredRegistry } from "./registry/index.ts";
import { removeExpiredQueryImages } from "./search/index.ts";

/** What each module removes, in order; erasing pictures takes longest. */
const rules: readonly RetentionRule[] = [
  removeExpiredIdentity,
  removeExpiredClients,
  removeExpiredBilling,
  removeExpiredQueryImages,
  removeExpiredRegistry,
  removeExpiredConsole,
  eraseExpired,
];

/** Removes everything that has expired. A rule that fails doesn't stop the others. */
export const removeExpired: RetentionRule = async (services, now) => {
  for (const rule of rules)
    await rule(services, now).catch((error: unknown) =>
      services.log.error({ err: error, rule: rule.name }, "What has expired could not be removed"),
    );
};

/** Removes what has expired, periodically. */
export const cleanUp: Feature = (_route, hooks, services) =>
  hooks.background("worker", () => startCleanUp(services, removeExpired));
