import { DatabaseSync } from "node:sqlite";
import {
  type Dialect,
  type DialectAdapter,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from "kysely";
import { foldCase } from "./fold-case.ts";
import { rowDecoder, toSqlite } from "./sqlite-values.ts";

const cachedStatements = 500;

const prepare = (database: DatabaseSync, sql: string): SqliteStatement => {
  const statement = database.prepare(sql);
  const decode = rowDecoder(statement);
  return {
    reader: statement.columns().length > 0,
    all(parameters) {
      const rows = statement.all(...parameters.map(toSqlite));
      return decode ? rows.map(decode) : rows;
    },
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    *iterate(parameters) {
      for (const row of statement.iterate(...parameters.map(toSqlite)))
        yield decode ? decode(row) : row;
    },
  };
};

/** What Kysely asks of a SQLite driver, over node:sqlite; each statement is prepared once. */
const adapt = (database: DatabaseSync): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>();
  return {
    // Kysely closes only a database that it has used, so the opener does it.
    close: () => undefined,
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= cachedStatements) statements.clear();
      const statement = prepare(database, sql);
      statements.set(sql, statement);
      return statement;
    },
  };
};

/** SQLite runs the statements that make tables within a transaction; Kysely leaves that unused. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * Kysely's dialect for the SQLite file at `path`, and how to close the file; a commit is on disk
 * before it returns. Read only, it can be opened beside the process that writes.
 */
export const sqliteDialect = (
  path: string,
  { readOnly = false } = {},
): { dialect: Dialect; close: () => void } => {
  const database = new DatabaseSync(path, {
    timeout: 5_000,
    enableForeignKeyConstraints: true,
    readOnly,
  });
  if (!readOnly) database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  database.function("fold_case", { deterministic: true }, (text) =>
    typeof text === "string" ? foldCase(text) : text,
  );
  return {
    dialect: new NodeSqliteDialect({ database: adapt(database) }),
    close: () => database.close(),
  };
};
