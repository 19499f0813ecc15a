import { type RawBuilder, sql } from "kysely";
import type { Source } from "../source.ts";

/** Case-folds a text as PostgreSQL does: one letter for each letter. Only to sort; texts are compared by `textKey`. */
export const foldCase = (text: string): string => text.replaceAll("İ", "i").toLowerCase();

/**
 * A case-folded column, in any alphabet, e.g. to sort names or to compare an account. SQLite's own `lower` only knows
 * ASCII, so it's given a function.
 */
export const folded = ({ dialect }: Pick<Source, "dialect">, column: string): RawBuilder<string> =>
  dialect === "sqlite"
    ? sql<string>`fold_case(${sql.ref(column)})`
    : sql<string>`lower(${sql.ref(column)})`;
