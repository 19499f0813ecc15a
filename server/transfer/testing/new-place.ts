import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import "@console-shell/testing/provided";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { migrate } from "../../platform/database/migrate.ts";
import { openDatabase, type ServedDatabase } from "../../platform/database/open.ts";
import { closeAfter } from "../place/open-place.ts";
import type { Place } from "../place/place.ts";

export type Dialect = ServedDatabase["dialect"];

/** The database of this test project. */
export const ownDialect: Dialect =
  process.env["TEST_DATABASE"] === "postgres" ? "postgres" : "sqlite";

/** From where to where, in this test project: those with PostgreSQL need its cluster. */
export const directions: [Dialect, Dialect][] =
  ownDialect === "sqlite"
    ? [["sqlite", "sqlite"]]
    : [
        ["postgres", "postgres"],
        ["postgres", "sqlite"],
        // What move-to-postgres.http.test.ts does, too.
        ...(process.env["TEST_FULL"] ? [["sqlite", "postgres"] as [Dialect, Dialect]] : []),
      ];

const made: string[] = [];

/** A temporary folder that does not outlive the test, see `removeFolders`. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "console-transfer-"));
  made.push(folder);
  return folder;
};

/** For `afterAll`: removes what `newFolder` made. */
export const removeFolders = (): void => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** An empty place for a console; its data directory does not exist yet. */
export const newPlace = async (dialect: Dialect): Promise<Place> => ({
  dataDirectory: join(newFolder(), "data"),
  databaseUrl:
    dialect === "postgres" ? await createPostgresDatabase(inject("postgresUrl")) : undefined,
});

/** Works with the database of a place as a server does, and closes it. */
export const within = <Result>(
  { dataDirectory, databaseUrl }: Place,
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

/** The place of a console that nobody has used yet: with its data directory and its tables. */
export const newMigratedPlace = async (dialect: Dialect): Promise<Place> => {
  const dataDirectory = join(newFolder(), "data");
  mkdirSync(dataDirectory, { mode: 0o700 });
  if (dialect === "postgres") {
    const template = inject("migratedPostgres");
    const databaseUrl = await createPostgresDatabase(inject("postgresUrl"), template);
    return { dataDirectory, databaseUrl };
  }
  const place = { dataDirectory, databaseUrl: undefined };
  await within(place, ({ database }) => migrate(database, () => undefined));
  return place;
};
