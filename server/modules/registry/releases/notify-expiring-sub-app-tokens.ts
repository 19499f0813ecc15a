import type { RetentionRule } from "#platform/retention.ts";
import { holdersOf, notifyExpiring } from "#modules/identity/index.ts";
import { findSubApp } from "./find-release.ts";

/** Notifies the owners of sub-apps, and those who may issue tokens, of tokens that expire soon. */
export const notifyExpiringSubAppTokens: RetentionRule = (services, now) =>
  notifyExpiring(
    services,
    {
      what: "sub-app-token",
      table: "subAppTokens",
      owner: "app",
      life: "subAppTokenDays",
      async about(transaction, app) {
        const { ownerId } = await findSubApp(transaction, app);
        const issuers = await holdersOf(transaction, [
          "management:open",
          "management:sub-app:update",
        ]);
        const to = [...new Set(ownerId === null ? issuers : [ownerId, ...issuers])];
        return { to, of: app, path: `/management/sub-apps/${app}?tab=tokens` };
      },
    },
    now,
  );
