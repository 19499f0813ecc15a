import { textKey } from "@console-shell/contract/words/typed-text";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Services } from "#platform/services.ts";

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/* What SQLite's own comparison folds: ASCII, and text without case, e.g. Chinese. */
const isFoldedAnyway = (text: string) =>
  Array.from(text).every(
    (one) => one <= "~" || (one.toLowerCase() === one && one.toUpperCase() === one),
  );

/* Letters whose key is also that of others which databases don't fold. */
const twins = /[iσ]/gu;

/**
 * Whether any of the columns contains the text, compared by `textKey`; `%` and `_` in it are ordinary characters. For a
 * list's search box: `query.where(containsText(services, [...], q))`.
 */
export const containsText = (
  { dialect }: Pick<Services, "dialect">,
  columns: readonly string[],
  text: string,
): RawBuilder<SqlBool> => {
  const wanted = textKey(text.trim());
  const pattern = `%${escapeLike(wanted)}%`;
  // What the database's own comparison finds, quickly: on PostgreSQL by index, on SQLite without a call per row.
  const loose = pattern.replaceAll(twins, "_");
  const isLoose = loose !== pattern;
  const isPlain = dialect === "postgres" || isFoldedAnyway(wanted.replaceAll(twins, ""));
  const conditions = columns.map((name) => {
    const column = sql.ref(name);
    const quick = dialect === "postgres" ? sql`lower(${column})` : column;
    const key =
      dialect === "postgres"
        ? sql`translate(lower(${column}), 'İıς', 'iiσ')`
        : sql`text_key(${column})`;
    const exactly = sql<SqlBool>`${key} like ${pattern} escape '\\'`;
    const quickly = sql<SqlBool>`${quick} like ${loose} escape '\\'`;
    if (!isPlain) return exactly;
    return isLoose ? sql<SqlBool>`(${quickly} and ${exactly})` : quickly;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
};
