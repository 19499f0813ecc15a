import { type Kysely, sql } from "kysely";

/**
 * Operators see the time of their previous sign-in. Business directors no longer see people's faces and names by
 * default; root can grant that to the role again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("operators")
    .addColumn("previous_sign_in_at", "bigint")
    .execute();
  await sql`update operators set previous_sign_in_at = last_sign_in_at`.execute(database);
  await sql`delete from role_permissions where role = 'bizDirector' and permission in (
    'face-search:open', 'face-search:query:read', 'face-search:person:read',
    'face-search:collection:read', 'image-library-management:image:read')`.execute(database);
}
