import type { Kysely } from "kysely";
import { setImmediate } from "node:timers/promises";
import { stateReaderOf } from "./dialect/sqlite.ts";
import type { Tables } from "./tables/index.ts";

interface Kept<Row> {
  /** The database's when they were read. */
  state: string;
  rows: Map<string, Row>;
}

const maxKept = 1_000;

/** Those who asked while the event loop reads its sockets; they all get the state as it's after the last of them. */
const asked = new WeakMap<Kysely<Tables>, Promise<string>>();

/** The database's state, asked for once in a turn of the event loop: SQLite has to look into its files. */
const sharedState = (database: Kysely<Tables>, read: () => string): Promise<string> => {
  let state = asked.get(database);
  if (!state) {
    state = setImmediate().then(() => {
      asked.delete(database);
      return read();
    });
    asked.set(database, state);
  }
  return state;
};

/**
 * A look-up whose results are kept until something is written to its SQLite, by whichever process. PostgreSQL doesn't
 * say so: there each call looks up. The result must depend on nothing but the database, and nobody may change it.
 */
export const whileUnchanged = <Row>(
  find: (database: Kysely<Tables>, key: string) => Promise<Row | undefined>,
): typeof find => {
  const all = new WeakMap<Kysely<Tables>, Kept<Row>>();
  return async (database, key) => {
    const readState = stateReaderOf(database);
    if (!readState) return find(database, key);
    const state = await sharedState(database, readState);
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
    if (row !== undefined && readState() === state) rows.set(key, row);
    return row;
  };
};
