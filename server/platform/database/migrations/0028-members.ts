import { type Kysely, sql } from "kysely";

/**
 * Members of applications. Roles that could see applications could see all of them, and still can: that is now a
 * permission of its own.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("application_members")
    .addColumn("application_id", "text", (column) =>
      column.notNull().references("client_applications.id"),
    )
    .addColumn("operator_id", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("added_by", "text", (column) => column.notNull().references("operators.id"))
    .addColumn("added_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("application_members_key", ["application_id", "operator_id"])
    .execute();
  await schema
    .createIndex("application_members_operator")
    .on("application_members")
    .column("operator_id")
    .execute();
  await sql`insert into role_permissions (role, permission)
    select role, 'console-application:application:read-all' from role_permissions
    where permission = 'console-application:application:read'
    on conflict do nothing`.execute(database);
}
