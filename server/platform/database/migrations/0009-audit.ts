import type { Kysely } from "kysely";
import { makeAppendOnly } from "../dialect/append-only.ts";
import type { AuditTables } from "../tables/audit.ts";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("audit_events")
    .addColumn("sequence", "bigint", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("actor_id", "text")
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("target_id", "text")
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("audit_events_by_time").on("audit_events").column("at").execute();
  await schema
    .createIndex("audit_events_by_action")
    .on("audit_events")
    .columns(["action", "sequence"])
    .execute();
  await schema
    .createIndex("audit_events_by_actor")
    .on("audit_events")
    .columns(["actor_id", "sequence"])
    .execute();
  await makeAppendOnly(database, "audit_events");

  await schema
    .createTable("audit_head")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("sequence", "bigint", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
  await (database as Kysely<AuditTables>)
    .insertInto("audit_head")
    .values({ id: 1, sequence: 0, hash: "" })
    .execute();
}
