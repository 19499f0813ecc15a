import { type Kysely, sql } from "kysely";

export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  // SQLite adds one column at a time.
  const applicants = () => schema.alterTable("applicants");
  await applicants()
    .addColumn("locale", "text", (column) => column.notNull().defaultTo("en-US"))
    .execute();
  await applicants().addColumn("confirm_hash", "text").execute();
  await applicants().addColumn("confirm_expires_at", "bigint").execute();
  await applicants()
    .addColumn("rejection", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await applicants()
    .addColumn("operator_id", "text", (column) => column.references("operators.id"))
    .execute();
  // A repeated registration is stored once, whether the first was confirmed in the meantime or not.
  await schema.dropIndex("applicants_waiting_once").execute();
  await schema
    .createIndex("applicants_open_once")
    .on("applicants")
    .columns(["account_key", "email_key"])
    .unique()
    .where(sql.ref("status"), "in", sql`(${sql.lit("unconfirmed")}, ${sql.lit("waiting")})`)
    .execute();
  await schema
    .createIndex("applicants_by_confirm_hash")
    .on("applicants")
    .column("confirm_hash")
    .unique()
    .execute();

  await schema
    .createTable("invitations")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("operator_id", "text", (column) =>
      column.notNull().references("operators.id").onDelete("cascade"),
    )
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await schema
    .createIndex("invitations_by_operator")
    .on("invitations")
    .column("operator_id")
    .execute();
}
