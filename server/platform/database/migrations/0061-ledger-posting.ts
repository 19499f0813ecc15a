import { type Kysely, sql } from "kysely";

/**
 * Business directors decide on refunds, so they no longer post to the ledger: client managers do. Roles that were
 * edited so that directors don't decide, or don't post, don't change.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const moved = await sql`delete from role_permissions
    where role = 'bizDirector' and permission = 'finance:ledger:create' and exists (
      select 1 from role_permissions as other
      where other.role = 'bizDirector' and other.permission = 'finance:refund:decide')
    returning role`.execute(database);
  if (moved.rows.length === 0) return;
  for (const permission of ["finance:ledger:read", "finance:ledger:create"])
    await sql`insert into role_permissions (role, permission) values ('clientManager', ${permission})
      on conflict do nothing`.execute(database);
}
