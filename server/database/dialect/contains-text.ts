import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Services } from "../../services.ts";
import { foldCase, folded } from "./fold-case.ts";

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/**
 * Whether any of the columns contains the text, upper and lower case alike; `%` and `_` in it are
 * ordinary characters. For the search box of a list: `query.where(containsText(services, [...], q))`.
 */
export const containsText = (
  services: Pick<Services, "dialect">,
  columns: readonly string[],
  text: string,
): RawBuilder<SqlBool> => {
  const wanted = foldCase(text.trim());
  const pattern = `%${escapeLike(wanted)}%`;
  // SQLite's own comparison knows upper and lower case of ASCII, and is ten times as fast as asking for each row.
  const isPlain = services.dialect === "sqlite" && isAscii(wanted);
  const conditions = columns.map((column) => {
    const value = isPlain ? sql.ref(column) : folded(services, column);
    return sql<SqlBool>`${value} like ${pattern} escape '\\'`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
};
