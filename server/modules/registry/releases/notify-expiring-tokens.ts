import { sql } from "kysely";
import type { RetentionRule } from "../../../platform/retention.ts";
import { holdersOf, notifyExpiring } from "../../identity/index.ts";
import { findSubApp } from "./find-release.ts";

/** Notifies the owners of sub-apps, or those who may issue tokens if there is none, of tokens that end soon. */
export const notifyExpiringTokens: RetentionRule = (services, now) =>
  notifyExpiring(
    services,
    {
      what: "sub-app-token",
      table: "subAppTokens",
      owner: "app",
      life: "subAppTokenDays",
      isMissed: sql`true`,
      async about(transaction, app) {
        const { ownerId } = await findSubApp(transaction, app);
        const to = ownerId
          ? [ownerId]
          : await holdersOf(transaction, ["management:open", "management:sub-app:update"]);
        return { to, of: app, path: `/management/sub-apps/${app}?tab=tokens` };
      },
    },
    now,
  );
