import { sql } from "kysely";
import type { RetentionRule } from "../../../platform/retention.ts";
import { holdersOf } from "../notify/holders-of.ts";
import { notifyExpiring } from "../notify/notify-expiring.ts";

/** Notifies those who may issue them of identity providers' tokens that end soon. */
export const notifyExpiringTokens: RetentionRule = (services, now) =>
  notifyExpiring(
    services,
    {
      what: "provisioning-token",
      table: "scimTokens",
      owner: null,
      life: null,
      isMissed: sql`true`,
      about: async (transaction) => ({
        to: await holdersOf(transaction, ["management:open", "management:scim:update"]),
        path: "/management/provisioning",
      }),
    },
    now,
  );
