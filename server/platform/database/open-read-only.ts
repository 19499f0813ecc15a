import { join } from "node:path";
import { Kysely } from "kysely";
import { sqliteDialect } from "./dialect/sqlite.ts";
import type { OpenDatabase } from "./open.ts";
import { PortableValues } from "./portable-values.ts";
import type { Tables } from "./tables/index.ts";

/**
 * Opens the embedded database of a data directory read-only, even alongside the server that has locked the directory.
 * The file must exist.
 */
export const openReadOnly = (dataDirectory: string): OpenDatabase => {
  const { dialect, close } = sqliteDialect(join(dataDirectory, "console.db"), { readOnly: true });
  const database = new Kysely<Tables>({ dialect, plugins: [new PortableValues()] });
  return {
    database,
    dialect: "sqlite",
    async close() {
      await database.destroy();
      close();
    },
  };
};
