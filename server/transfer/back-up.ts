import { resolve } from "node:path";
import { createGzip } from "node:zlib";
import type { Files } from "#platform/files/files.ts";
import { openFiles } from "#platform/files/open-files.ts";
import { copyDataFiles } from "./folder/copy-data-files.ts";
import { type Manifest, tableFile } from "./folder/manifest.ts";
import { type BackupWriter, startBackup } from "./folder/write-backup.ts";
import { closeAfter, openToRead } from "./storage/open-storage.ts";
import { nameOfStorage, type ConsoleStorage } from "./storage/console-storage.ts";
import { appliedMigrations, lastMigration } from "./rows/applied-migrations.ts";
import { readTable } from "./rows/read-table.ts";
import { schemaAt, type Table } from "./rows/schema.ts";
import { ofOneMoment, type Store } from "./rows/store.ts";
import { digestOfLines, type TableDigest } from "./rows/table-digest.ts";
import { startTally, type Tally } from "./tally.ts";

const writeTable = async (
  snapshot: Store,
  table: Table,
  backup: BackupWriter,
): Promise<TableDigest> => {
  const digest = digestOfLines();
  const content = async function* () {
    for await (const lines of readTable(snapshot, table)) {
      digest.add(lines);
      yield lines.map((line) => `${line}\n`).join("");
    }
  };
  await backup.add(tableFile(table.name), content(), createGzip());
  return digest.end();
};

/**
 * Rows refer to files, which are written before their rows and deleted after them. So the files are copied before the
 * database's snapshot, and the new ones right after it. Only a picture that is added during the first copy and removed
 * during the second would be a row without a file.
 */
const write = async (
  opened: Store,
  backup: BackupWriter,
  storage: ConsoleStorage & { files: Files },
  tally: Tally,
) => {
  const copyFiles = () => copyDataFiles(storage, backup, tally.addFile);
  await copyFiles();
  await ofOneMoment(opened, async (snapshot) => {
    // The first read determines the snapshot.
    const migrations = await appliedMigrations(snapshot);
    const madeAt = new Date().toISOString();
    await copyFiles();
    tally.sayFiles();
    const tables: Manifest["tables"] = {};
    for (const table of await schemaAt(lastMigration(migrations, nameOfStorage(storage)))) {
      const digest = await writeTable(snapshot, table, backup);
      tables[table.name] = digest;
      tally.addTable(table.name, digest);
    }
    await backup.finish({ format: 1, madeAt, migrations, tables });
  });
};

/**
 * Writes a consistent snapshot of everything that a console stores into a new folder, even while the server is running.
 * The folder appears once it's complete. With a passphrase it's encrypted.
 */
export const backUp = async (
  storage: ConsoleStorage,
  folder: string,
  say: (line: string) => void,
  passphrase?: string,
): Promise<void> => {
  const path = resolve(folder);
  await closeAfter(await openToRead(storage), async (opened) => {
    const backup = await startBackup(path, passphrase);
    const tally = startTally(say);
    const files = await openFiles(storage);
    try {
      await write(opened, backup, { ...storage, files }, tally);
    } catch (error) {
      await backup.discard();
      throw error;
    } finally {
      files.close();
    }
    say(
      `${path} is ${passphrase === undefined ? "a" : "an encrypted"} backup of everything: ${tally.total()}.`,
    );
  });
};
