// What the set-ups of the test run hand to the tests.
import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the private PostgreSQL answers: its maintenance database. */
    postgresUrl: string;
    /** The name of a migrated, empty database there. */
    migratedPostgres: string;
    /** The path of a migrated, empty SQLite file. */
    migratedSqlite: string;
  }
}
