// Values that the test run's set-ups provide to the tests.
import "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the private PostgreSQL's maintenance database. */
    postgresUrl: string;
    /** The name of a migrated, empty database there. */
    migratedPostgres: string;
    /** The path of a migrated, empty SQLite file. */
    migratedSqlite: string;
  }
}
