import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Services } from "../../services.ts";
import { foldCase, folded } from "./fold-case.ts";

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Whether any of the columns contains the text, upper and lower case alike; `%` and `_` in it are
 * ordinary characters. For the search box of a list: `query.where(containsText(services, [...], q))`.
 */
export const containsText = (
  services: Pick<Services, "dialect">,
  columns: readonly string[],
  text: string,
): RawBuilder<SqlBool> => {
  const pattern = `%${escapeLike(foldCase(text.trim()))}%`;
  const conditions = columns.map(
    (column) => sql<SqlBool>`${folded(services, column)} like ${pattern} escape '\\'`,
  );
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
};
