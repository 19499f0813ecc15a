import type { Kysely } from "kysely";

/** Webhooks of applications: events, deliveries and attempts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("webhooks")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("application_id", "text", (column) =>
      column.notNull().references("client_applications.id"),
    )
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("events", "json", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("paused_because", "text")
    .addColumn("failing_since", "bigint")
    .addColumn("last_attempt_at", "bigint")
    .addColumn("last_succeeded", "boolean")
    .addColumn("created_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("webhooks_application")
    .on("webhooks")
    .columns(["application_id", "id"])
    .execute();

  await schema
    .createTable("webhook_secrets")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("webhook_id", "text", (column) =>
      column.notNull().references("webhooks.id").onDelete("cascade"),
    )
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("ends_at", "bigint")
    .execute();
  await schema
    .createIndex("webhook_secrets_webhook")
    .on("webhook_secrets")
    .column("webhook_id")
    .execute();

  await schema
    .createTable("webhook_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("application_id", "text", (column) =>
      column.notNull().references("client_applications.id"),
    )
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("data", "json", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("webhook_events_created")
    .on("webhook_events")
    .column("created_at")
    .execute();

  await schema
    .createTable("webhook_deliveries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("webhook_id", "text", (column) =>
      column.notNull().references("webhooks.id").onDelete("cascade"),
    )
    .addColumn("event_id", "text", (column) =>
      column.notNull().references("webhook_events.id").onDelete("cascade"),
    )
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("due_at", "bigint")
    .addColumn("lease", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("webhook_deliveries_webhook")
    .on("webhook_deliveries")
    .columns(["webhook_id", "id"])
    .execute();
  await schema
    .createIndex("webhook_deliveries_state")
    .on("webhook_deliveries")
    .columns(["webhook_id", "state", "id"])
    .execute();
  await schema
    .createIndex("webhook_deliveries_event")
    .on("webhook_deliveries")
    .column("event_id")
    .execute();
  // Completed deliveries have no due time, so the index that the worker polls is nearly always empty.
  await schema
    .createIndex("webhook_deliveries_due")
    .on("webhook_deliveries")
    .columns(["webhook_id", "due_at"])
    .where("due_at", "is not", null)
    .execute();

  await schema
    .createTable("webhook_attempts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("delivery_id", "text", (column) =>
      column.notNull().references("webhook_deliveries.id").onDelete("cascade"),
    )
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("milliseconds", "integer", (column) => column.notNull())
    .addColumn("status", "integer")
    .addColumn("error", "text")
    .addColumn("response", "text", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("webhook_attempts_delivery")
    .on("webhook_attempts")
    .columns(["delivery_id", "id"])
    .execute();
}
