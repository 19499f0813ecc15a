import type { Kysely } from "kysely";
import { stateOf } from "./dialect/sqlite.ts";
import type { Tables } from "./tables/index.ts";

interface Kept<Row> {
  /** The database's when they were read. */
  state: string;
  rows: Map<string, Row>;
}

const maxKept = 1_000;

/**
 * A look-up whose results are kept until something is written to its SQLite, by whichever process. PostgreSQL doesn't
 * say so: there each call looks up. The result must depend on nothing but the database, and nobody may change it.
 */
export const whileUnchanged = <Row>(
  find: (database: Kysely<Tables>, key: string) => Promise<Row | undefined>,
): typeof find => {
  const all = new WeakMap<Kysely<Tables>, Kept<Row>>();
  return async (database, key) => {
    const state = stateOf(database);
    if (state === undefined) return find(database, key);
    let kept = all.get(database);
    if (kept?.state !== state || kept.rows.size >= maxKept) {
      kept = { state, rows: new Map() };
      all.set(database, kept);
    }
    const { rows } = kept;
    const known = rows.get(key);
    if (known !== undefined) return known;
    const row = await find(database, key);
    // Something may have been written since.
    if (row !== undefined && stateOf(database) === state) rows.set(key, row);
    return row;
  };
};
