import type { Kysely } from "kysely";
import type { WebhooksTable } from "../tables/webhooks.ts";

/**
 * A deleted library sends an event of its own instead of one for each of its pictures: subscribers of those are
 * subscribed to this one, too.
 */
export async function up(database: Kysely<{ webhooks: WebhooksTable }>): Promise<void> {
  const webhooks = await database.selectFrom("webhooks").select(["id", "events"]).execute();
  for (const { id, events } of webhooks)
    if (events.includes("library.image.deleted"))
      await database
        .updateTable("webhooks")
        .set({ events: [...events, "library.deleted"] })
        .where("id", "=", id)
        .execute();
}
