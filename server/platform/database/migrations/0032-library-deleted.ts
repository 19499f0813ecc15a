import type { Kysely } from "kysely";
import type { WebhooksTable } from "../tables/webhooks.ts";

/**
 * A library that goes is told by an event of its own, and no longer by one for each of its pictures: who
 * wants to hear of these hears of it, too.
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
