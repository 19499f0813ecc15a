import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import "@console-shell/testing/provided";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase, type ServedDatabase } from "#platform/database/open.ts";
import { closeAfter } from "../storage/open-storage.ts";
import type { ConsoleStorage } from "../storage/console-storage.ts";

export type Dialect = ServedDatabase["dialect"];

/** The database of this test project. */
export const ownDialect: Dialect =
  process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "sqlite";

const intoPostgres: [Dialect, Dialect][] = [
  ["postgres", "postgres"],
  ["sqlite", "postgres"],
];

/** Source and target, in this test project: PostgreSQL needs its cluster. */
export const directions: [Dialect, Dialect][] =
  ownDialect === "sqlite"
    ? [["sqlite", "sqlite"]]
    : [
        ["postgres", "sqlite"],
        // move-to-postgres.http.test.ts also writes to PostgreSQL.
        ...(process.env["TEST_FULL"] ? intoPostgres : []),
      ];

const made: string[] = [];

/** A temporary folder; remove it with `removeFolders`. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "console-transfer-"));
  made.push(folder);
  return folder;
};

/** For `afterAll`: removes what `newFolder` made. */
export const removeFolders = (): void => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** Empty storage for a console; its data directory doesn't exist yet. */
export const newStorage = async (dialect: Dialect): Promise<ConsoleStorage> => ({
  dataDirectory: join(newFolder(), "data"),
  databaseUrl:
    dialect === "postgres" ? await createPostgresDatabase(inject("postgresUrl")) : undefined,
});

/** Opens a console's database as a server does, and closes it after the work. */
export const within = <Result>(
  { dataDirectory, databaseUrl }: ConsoleStorage,
  work: (opened: ServedDatabase) => Promise<Result>,
): Promise<Result> =>
  closeAfter(
    openDatabase(
      databaseUrl
        ? {
            url: databaseUrl,
            onIdleError: (error) => {
              throw error;
            },
          }
        : { dataDirectory },
    ),
    work,
  );

/** The storage of an unused console, with its data directory and tables. */
export const newMigratedStorage = async (dialect: Dialect): Promise<ConsoleStorage> => {
  const dataDirectory = join(newFolder(), "data");
  mkdirSync(dataDirectory, { mode: 0o700 });
  if (dialect === "postgres") {
    const template = inject("migratedPostgres");
    const databaseUrl = await createPostgresDatabase(inject("postgresUrl"), template);
    return { dataDirectory, databaseUrl };
  }
  const storage = { dataDirectory, databaseUrl: undefined };
  await within(storage, ({ database }) => migrate(database, () => undefined));
  return storage;
};
