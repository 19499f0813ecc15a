import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrations } from "#platform/database/migrations/index.ts";
import { openFiles } from "#platform/files/open-files.ts";
import { sha256Of } from "#platform/files/sha256-of.ts";
import { lastingKeysOf, pathOfKey, singleFilesIn } from "../folder/data-files.ts";
import type { ConsoleStorage } from "../storage/console-storage.ts";
import { digestOfTable } from "../rows/read-table.ts";
import { schemaAt } from "../rows/schema.ts";
import { ofOneMoment } from "../rows/store.ts";
import type { TableDigest } from "../rows/table-digest.ts";
import { within } from "./new-storage.ts";

/** The digest of every table of a console. */
export const digestsOf = (
  storage: ConsoleStorage,
  migration = Object.keys(migrations).at(-1) ?? "",
): Promise<Record<string, TableDigest>> =>
  within(storage, (opened) =>
    ofOneMoment(opened, async (snapshot) => {
      const digests: Record<string, TableDigest> = {};
      for (const table of await schemaAt(migration))
        digests[table.name] = await digestOfTable(snapshot, table);
      return digests;
    }),
  );

/** The SHA-256 of every file of a console. */
export const filesOfStorage = async (storage: ConsoleStorage): Promise<Record<string, string>> => {
  const { dataDirectory } = storage;
  const hashes: Record<string, string> = {};
  for (const name of singleFilesIn(dataDirectory))
    hashes[name] = sha256Of(readFileSync(join(dataDirectory, name)));
  const files = await openFiles(storage);
  try {
    for await (const key of lastingKeysOf(files))
      hashes[pathOfKey(key)] = sha256Of(await files.read(key));
    return hashes;
  } finally {
    files.close();
  }
};
