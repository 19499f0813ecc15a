import { sql } from "kysely";
import type { RetentionRule } from "#platform/retention.ts";
import { holdersOf, notifyExpiring } from "#modules/identity/index.ts";

const toRotate = ["console-application:open", "console-application:key:create"] as const;
const toRotateAll = [
  ...toRotate,
  "console-application:application:read-all",
  "console-application:application:update-all",
] as const;

/**
 * Notifies the owners of client apps of API keys that expire soon and weren't rotated, and of an owner who can't rotate
 * them, also those who may for every client app.
 */
export const notifyExpiringKeys: RetentionRule = (services, now) =>
  notifyExpiring(
    services,
    {
      what: "api-key",
      table: "apiKeys",
      owner: "applicationId",
      life: "apiKeyDays",
      // `counted` as in the indexes.
      isCurrent: sql`counted and replaced_by is null`,
      async about(transaction, id) {
        const { name, ownerId } = await transaction
          .selectFrom("clientApplications")
          .select(["name", "ownerId"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        const canRotate = (await holdersOf(transaction, toRotate)).includes(ownerId);
        const others = canRotate ? [] : await holdersOf(transaction, toRotateAll);
        return {
          to: [...new Set([ownerId, ...others])],
          of: name,
          path: `/console-application/applications/${id}?tab=keys`,
        };
      },
    },
    now,
  );
