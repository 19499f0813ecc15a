import { type RawBuilder, sql } from "kysely";
import type { Services } from "../../services.ts";

/** A text without its difference of upper and lower case, as PostgreSQL makes it: a letter for each letter. */
export const foldCase = (text: string): string => text.replaceAll("İ", "i").toLowerCase();

/**
 * A column without its difference of upper and lower case, in any alphabet, e.g. to sort names or
 * to compare an account. SQLite's own `lower` knows ASCII only, so it is given a function.
 */
export const folded = (
  { dialect }: Pick<Services, "dialect">,
  column: string,
): RawBuilder<string> =>
  dialect === "sqlite"
    ? sql<string>`fold_case(${sql.ref(column)})`
    : sql<string>`lower(${sql.ref(column)})`;
