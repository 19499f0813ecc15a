import { type Kysely, type SqlBool, sql } from "kysely";

/**
 * Libraries belong to one environment. One that only sandbox applications have becomes a sandbox library; any other is
 * production, and is revoked from its sandbox applications. Erasures name the key that requested them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable("libraries")
    .addColumn("environment", "text", (column) => column.notNull().defaultTo("production"))
    .execute();
  const grantsOf = (environment: string) => sql`select granted.library_id
    from application_libraries granted
    join client_applications application on application.id = granted.application_id
    where application.environment = ${sql.lit(environment)}`;
  await sql`update libraries set environment = 'sandbox'
    where id in (${grantsOf("sandbox")}) and id not in (${grantsOf("production")})`.execute(
    database,
  );
  await sql`delete from application_libraries
    where library_id in (select id from libraries where environment = 'production')
    and application_id in (select id from client_applications where environment = 'sandbox')`.execute(
    database,
  );
  // Pictures without a face are few among many, and counted for each face library.
  await schema
    .createIndex("images_faceless")
    .on("images")
    .column("library_id")
    .where(sql<SqlBool>`face_count = 0`)
    .execute();
  await schema
    .alterTable("erasures")
    .addColumn("key_id", "text", (column) => column.references("api_keys.id"))
    .execute();
}
