import type { Kysely } from "kysely";
import { writesOf } from "./dialect/sqlite.ts";
import type { Tables } from "./tables/index.ts";

interface Kept<Row> {
  /** How much had been written when they were read. */
  writes: number;
  rows: Map<string, Row>;
}

const maxKept = 1_000;

/**
 * A look-up whose results are kept until this process next writes anything. No other process writes to its SQLite; on
 * PostgreSQL others do, so there each call looks up. The result must depend on nothing but the database, and nobody may
 * change it.
 */
export const whileUnchanged = <Row>(
  find: (database: Kysely<Tables>, key: string) => Promise<Row | undefined>,
): typeof find => {
  const all = new WeakMap<Kysely<Tables>, Kept<Row>>();
  return async (database, key) => {
    const writes = writesOf(database);
    if (writes === undefined) return find(database, key);
    let kept = all.get(database);
    if (kept?.writes !== writes || kept.rows.size >= maxKept) {
      kept = { writes, rows: new Map() };
      all.set(database, kept);
    }
    const { rows } = kept;
    const known = rows.get(key);
    if (known !== undefined) return known;
    const row = await find(database, key);
    // Something may have been written since.
    if (row !== undefined && writesOf(database) === writes) rows.set(key, row);
    return row;
  };
};
