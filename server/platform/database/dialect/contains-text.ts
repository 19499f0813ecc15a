import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Services } from "#platform/services.ts";
import { foldCase, folded } from "./fold-case.ts";

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/* What SQLite's own comparison folds: ASCII, and text without case, e.g. Chinese. */
const isFoldedAnyway = (text: string) =>
  Array.from(text).every(
    (one) => one <= "~" || (one.toLowerCase() === one && one.toUpperCase() === one),
  );

/**
 * Whether any of the columns contains the text, ignoring case; `%` and `_` in it are ordinary characters. For a list's
 * search box: `query.where(containsText(services, [...], q))`.
 */
export const containsText = (
  services: Pick<Services, "dialect">,
  columns: readonly string[],
  text: string,
): RawBuilder<SqlBool> => {
  const wanted = foldCase(text.trim());
  const pattern = `%${escapeLike(wanted)}%`;
  // A third of the time of a function call per row, during which the server would be blocked.
  const isPlain = services.dialect === "sqlite" && isFoldedAnyway(text);
  const conditions = columns.map((column) => {
    const value = isPlain ? sql.ref(column) : folded(services, column);
    return sql<SqlBool>`${value} like ${pattern} escape '\\'`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
};
