import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;

  await schema
    .alterTable("sessions")
    .addColumn("auth_at", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update sessions set auth_at = created_at`.execute(database);
  await schema
    .alterTable("operators")
    .addColumn("has_totp", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  await schema
    .alterTable("operators")
    .addColumn("has_passkey", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();

  await schema
    .createTable("totp_secrets")
    .addColumn("operator_id", "text", (column) =>
      column.primaryKey().references("operators.id").onDelete("cascade"),
    )
    .addColumn("secret", "text")
    .addColumn("since", "bigint")
    .addColumn("last_step", "bigint", (column) => column.notNull())
    .addColumn("pending", "text")
    .execute();
  await schema
    .createTable("recovery_codes")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("operator_id", "text", (column) =>
      column.notNull().references("operators.id").onDelete("cascade"),
    )
    .addColumn("used_at", "bigint")
    .execute();
  await schema
    .createIndex("recovery_codes_by_operator")
    .on("recovery_codes")
    .column("operator_id")
    .execute();

  await schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("operator_id", "text", (column) =>
      column.notNull().references("operators.id").onDelete("cascade"),
    )
    .addColumn("credential_id", "text", (column) => column.notNull().unique())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("synced", "boolean", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("last_used_at", "bigint")
    .execute();
  await schema.createIndex("passkeys_by_operator").on("passkeys").column("operator_id").execute();
  await schema
    .createTable("passkey_challenges")
    .addColumn("challenge_hash", "text", (column) => column.primaryKey())
    .addColumn("operator_id", "text", (column) =>
      column.references("operators.id").onDelete("cascade"),
    )
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("passkey_challenges_by_end")
    .on("passkey_challenges")
    .column("expires_at")
    .execute();

  // The own activity needs both, and there are many events.
  await schema
    .createIndex("audit_events_by_target")
    .on("audit_events")
    .columns(["target_id", "sequence"])
    .execute();

  await schema
    .createTable("setup_link")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("sealing_key")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .execute();
}
