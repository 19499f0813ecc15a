import { type Kysely, sql } from "kysely";

/** Sign-in with a face is called face login in the counted calls and alert rules, too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["usage_minutes", "usage_hours", "alert_rules"])
    await sql`update ${sql.table(table)} set operation = 'session.faceLogin'
      where operation = 'session.cameraLogin'`.execute(database);
}
