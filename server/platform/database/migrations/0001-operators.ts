import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .createTable("operators")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account", "text", (column) => column.notNull())
    .addColumn("account_key", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull().unique())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("locale", "text", (column) => column.notNull())
    .addColumn("theme", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_sign_in_at", "bigint")
    .addColumn("password_changed_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("operators_by_role")
    .on("operators")
    .columns(["role", "status"])
    .execute();
  await schema.createIndex("operators_by_creation").on("operators").column("created_at").execute();

  await schema
    .createTable("known_permissions")
    .addColumn("code", "text", (column) => column.primaryKey())
    .execute();
  await schema
    .createTable("role_permissions")
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("permission", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("role_permissions_key", ["role", "permission"])
    .execute();

  await schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("operator_id", "text", (column) =>
      column.notNull().references("operators.id").onDelete("cascade"),
    )
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_seen_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("remember", "boolean", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("sessions_by_operator").on("sessions").column("operator_id").execute();
  await schema.createIndex("sessions_by_expiry").on("sessions").column("expires_at").execute();

  await schema
    .createTable("applicants")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("account", "text", (column) => column.notNull())
    .addColumn("account_key", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("decided_at", "bigint")
    .addColumn("decided_by", "text", (column) => column.references("operators.id"))
    .execute();
  // A repeated registration is stored once, even if both arrive at the same moment.
  await schema
    .createIndex("applicants_waiting_once")
    .on("applicants")
    .columns(["account_key", "email_key"])
    .unique()
    .where(sql.ref("status"), "=", sql.lit("waiting"))
    .execute();
  await schema
    .createIndex("applicants_by_status")
    .on("applicants")
    .columns(["status", "created_at"])
    .execute();

  await schema
    .createTable("reset_codes")
    .addColumn("operator_id", "text", (column) =>
      column.primaryKey().references("operators.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("attempts_until", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await schema
    .createTable("reset_tokens")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("operator_id", "text", (column) =>
      column.notNull().references("operators.id").onDelete("cascade"),
    )
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await schema
    .createIndex("reset_tokens_by_operator")
    .on("reset_tokens")
    .column("operator_id")
    .execute();

  await schema
    .createTable("throttle_counters")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("resets_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("throttle_counters_by_end")
    .on("throttle_counters")
    .column("resets_at")
    .execute();
}
