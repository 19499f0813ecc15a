import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Services } from "../../services.ts";
import { foldCase, folded } from "./fold-case.ts";

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/* What SQLite's own comparison folds by itself: ASCII, and what has no upper case, e.g. Chinese. */
const isFoldedAnyway = (text: string) =>
  Array.from(text).every(
    (one) => one <= "~" || (one.toLowerCase() === one && one.toUpperCase() === one),
  );

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
  // A third of the time of asking for each row, which the server would stand still for.
  const isPlain = services.dialect === "sqlite" && isFoldedAnyway(text);
  const conditions = columns.map((column) => {
    const value = isPlain ? sql.ref(column) : folded(services, column);
    return sql<SqlBool>`${value} like ${pattern} escape '\\'`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
};
