import { sql } from "kysely";
import type { Services } from "#platform/services.ts";

/** A row refers to one that doesn't exist. */
export class BrokenReference extends Error {
  override readonly name = "BrokenReference";
  constructor(table: string, options?: ErrorOptions) {
    super(`A row of ${table} refers to one that is not there.`, options);
  }
}

const violation = "23503";

interface Reference {
  table: string;
  name: string;
  definition: string;
}

/**
 * Runs `load` with foreign keys unchecked, so that rows can be inserted in any order, and then checks all of them:
 * `BrokenReference`. Within a transaction; PostgreSQL locks the tables exclusively then.
 */
export const checkReferencesAfter = async (
  { database, dialect }: Pick<Services, "database" | "dialect">,
  load: () => Promise<void>,
): Promise<void> => {
  if (dialect === "sqlite") {
    // Until the transaction ends. The commit itself wouldn't say which reference is broken.
    await sql`pragma defer_foreign_keys = on`.execute(database);
    await load();
    const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(database);
    if (rows[0]) throw new BrokenReference(rows[0].table);
    return;
  }
  // Dropped and re-created, which checks a table at once instead of row by row.
  const { rows: references } = await sql<Reference>`
    select relation.relname as "table", conname as name, pg_get_constraintdef(entry.oid) as definition
    from pg_constraint entry
      join pg_class relation on relation.oid = entry.conrelid
      join pg_namespace space on space.oid = relation.relnamespace
    where contype = 'f' and space.nspname = current_schema()
    order by relname, conname`.execute(database);
  const alter = ({ table }: Reference) => sql`alter table ${sql.id(table)}`;
  for (const reference of references)
    await sql`${alter(reference)} drop constraint ${sql.id(reference.name)}`.execute(database);
  await load();
  for (const reference of references)
    await sql`${alter(reference)} add constraint ${sql.id(reference.name)}
      ${sql.raw(reference.definition)}`
      .execute(database)
      .catch((error: unknown) => {
        throw (error as { code?: string }).code === violation
          ? new BrokenReference(reference.table, { cause: error })
          : error;
      });
};
