import { textKey } from "@console-shell/contract/words/typed-text";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import {
  type DatabaseConnection,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { foldCase } from "./fold-case.ts";
import { SqliteCompiler } from "./query-compilers.ts";
import { rowDecoder, toSqlite } from "./sqlite-values.ts";

const cachedStatements = 500;

interface Written {
  /** Whether something was written since the connection was last released. */
  since: boolean;
  /** How many statements have written. */
  count: number;
  /** SQLite's number for what other connections have committed, e.g. of an operator's own tool. */
  byOthers: () => number;
}

const prepare = (database: DatabaseSync, sql: string, written: Written): SqliteStatement => {
  const statement = database.prepare(sql);
  const decode = rowDecoder(statement);
  const writes = !/^select\b/i.test(sql);
  const noteWrite = () => {
    if (!writes) return;
    written.since = true;
    written.count += 1;
  };
  return {
    reader: statement.columns().length > 0,
    all(parameters) {
      noteWrite();
      const rows = statement.all(...parameters.map(toSqlite));
      return decode ? rows.map(decode) : rows;
    },
    run(parameters) {
      noteWrite();
      return statement.run(...parameters.map(toSqlite));
    },
    *iterate(parameters) {
      noteWrite();
      for (const row of statement.iterate(...parameters.map(toSqlite)))
        yield decode ? decode(row) : row;
    },
  };
};

/** Kysely's SQLite driver interface over node:sqlite; each statement is prepared once. */
const adapt = (database: DatabaseSync, written: Written): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>();
  return {
    // Kysely only closes a database that it has used, so the opener does it.
    close: () => undefined,
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= cachedStatements) statements.clear();
      const statement = prepare(database, sql, written);
      statements.set(sql, statement);
      return statement;
    },
  };
};

/** SQLite supports DDL within a transaction; Kysely doesn't use that. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  readonly written: Written;

  constructor(written: Written) {
    super();
    this.written = written;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Reads the name of the state of a SQLite that was opened here: another after each write. Undefined for another database. */
export const stateReaderOf = <Database>(database: Kysely<Database>): (() => string) | undefined => {
  const { adapter } = database.getExecutor();
  if (!(adapter instanceof TransactionalSqliteAdapter)) return undefined;
  const { written } = adapter;
  return () => `${written.count} ${written.byOthers()}`;
};

/**
 * A write blocks the only thread until it's on disk. The next waiter would continue at once, and many at the same
 * moment would starve everything else until all are done; so after a write the event loop gets a turn.
 */
class YieldingSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #written: Written;

  constructor(config: SqliteDialectConfig, database: DatabaseSync, written: Written) {
    super(config);
    this.#database = database;
    this.#written = written;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk has already ended the transaction; an error here would hide that.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }

  override async releaseConnection(): Promise<void> {
    if (!this.#written.since) return;
    this.#written.since = false;
    await setImmediate();
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #driver: () => Driver;
  readonly #written: Written;

  constructor({ file, database, written }: OpenSqlite) {
    const config = { database };
    super(config);
    this.#written = written;
    this.#driver = () => new YieldingSqliteDriver(config, file, written);
  }

  override createDriver(): Driver {
    return this.#driver();
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter(this.#written);
  }

  override createQueryCompiler(): QueryCompiler {
    return new SqliteCompiler();
  }
}

interface OpenSqlite {
  file: DatabaseSync;
  database: SqliteDatabase;
  written: Written;
  close: () => void;
}

/** Opens the SQLite file at `path`; a commit is on disk before it returns. */
export const openSqlite = (path: string, { readOnly }: { readOnly: boolean }): OpenSqlite => {
  const file = new DatabaseSync(path, {
    timeout: 5_000,
    enableForeignKeyConstraints: true,
    readOnly,
  });
  if (!readOnly) file.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  file.function("text_key", { deterministic: true }, (text) =>
    typeof text === "string" ? textKey(text) : text,
  );
  file.function("fold_case", { deterministic: true }, (text) =>
    typeof text === "string" ? foldCase(text) : text,
  );
  const version = file.prepare("PRAGMA data_version");
  const byOthers = () => version.get()!["data_version"] as number;
  const written = { since: false, count: 0, byOthers };
  return { file, database: adapt(file, written), written, close: () => file.close() };
};

/**
 * Kysely's dialect for the SQLite file at `path`, and how to close the file. Read-only, it can be opened alongside the
 * process that writes.
 */
export const sqliteDialect = (
  path: string,
  { readOnly = false } = {},
): { dialect: Dialect; close: () => void } => {
  const opened = openSqlite(path, { readOnly });
  return { dialect: new NodeSqliteDialect(opened), close: opened.close };
};
