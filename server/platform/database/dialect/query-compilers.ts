import { PostgresQueryCompiler, SqliteQueryCompiler } from "kysely";
import { names } from "../names.ts";

/**
 * Lets the same code write to both databases: objects and arrays become JSON text (PostgreSQL's driver would convert
 * arrays to its own array type). Results are converted back: PostgreSQL parses JSON columns itself, for SQLite see
 * sqlite-values.ts. JSON columns are declared `json` and contain objects and arrays.
 */
const portable = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !(value instanceof Uint8Array)
    ? JSON.stringify(value)
    : value;

/** For SQLite: with the database's names and values. */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(names.snakeCase(name));
  }

  protected override addParameter(value: unknown): void {
    super.addParameter(portable(value));
  }
}

/** For PostgreSQL: with the database's names and values. */
export class PostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(names.snakeCase(name));
  }

  protected override addParameter(value: unknown): void {
    super.addParameter(portable(value));
  }
}
