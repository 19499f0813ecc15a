import type { Kysely } from "kysely";

/** The faces that operators enrol for signing in, and the challenges of the camera login. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("face_templates")
    .addColumn("operator_id", "text", (column) =>
      column.primaryKey().references("operators.id").onDelete("cascade"),
    )
    .addColumn("embedding", "text", (column) => column.notNull())
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("consent", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("camera_challenges")
    .addColumn("challenge_hash", "text", (column) => column.primaryKey())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("steps", "json", (column) => column.notNull())
    .addColumn("taken_by", "text")
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("camera_challenges_by_end")
    .on("camera_challenges")
    .column("expires_at")
    .execute();
}
