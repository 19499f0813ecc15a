import { sql } from "kysely";
import type { RetentionRule } from "../../../platform/retention.ts";
import { notifyExpiring } from "../../identity/index.ts";

/** Notifies the owners of client apps of API keys that expire soon and weren't rotated. */
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
        return {
          to: [ownerId],
          of: name,
          path: `/console-application/applications/${id}?tab=keys`,
        };
      },
    },
    now,
  );
