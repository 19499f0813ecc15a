import { type RawBuilder, sql } from "kysely";
import type { Services } from "../../services.ts";

/**
 * A text column ordered by its bytes, so that both databases have one order. SQLite does that by default; PostgreSQL
 * uses the database's collation.
 */
export const byBytes = (
  { dialect }: Pick<Services, "dialect">,
  column: string,
): RawBuilder<string> =>
  dialect === "sqlite"
    ? sql<string>`${sql.ref(column)}`
    : sql<string>`${sql.ref(column)} collate "C"`;
