import type { Kysely } from "kysely";

/** Management lists everyone's sessions, last seen first. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex("sessions_by_last_seen")
    .on("sessions")
    .columns(["last_seen_at", "id"])
    .execute();
}
