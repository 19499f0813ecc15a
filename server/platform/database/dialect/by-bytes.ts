import { type RawBuilder, sql } from "kysely";
import type { Services } from "#platform/services.ts";

/**
 * A text column or expression ordered by its bytes, so that both databases have one order. SQLite does that by default; PostgreSQL
 * uses the database's collation.
 */
export const byBytes = (
  { dialect }: Pick<Services, "dialect">,
  column: string | RawBuilder<unknown>,
): RawBuilder<string> => {
  const text = typeof column === "string" ? sql.ref(column) : column;
  return dialect === "sqlite" ? sql<string>`${text}` : sql<string>`${text} collate "C"`;
};
