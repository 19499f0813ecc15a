import type { RetentionRule } from "#platform/retention.ts";
import { holdersOf } from "../notify/holders-of.ts";
import { notifyExpiring } from "../notify/notify-expiring.ts";

/** Notifies those who may issue tokens of identity providers that one expires soon. */
export const notifyExpiringProvisioningTokens: RetentionRule = (services, now) =>
  notifyExpiring(
    services,
    {
      what: "provisioning-token",
      table: "scimTokens",
      owner: null,
      life: null,
      about: async (transaction) => ({
        to: await holdersOf(transaction, ["management:open", "management:scim:update"]),
        path: "/management/provisioning",
      }),
    },
    now,
  );
