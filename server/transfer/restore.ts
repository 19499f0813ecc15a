import { resolve } from "node:path";
import { lockDatabase } from "#platform/database/dialect/lock-database.ts";
import { migrate, withBaseline } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open.ts";
import type { S3Settings } from "#platform/files/s3/s3-settings.ts";
import { s3Files } from "#platform/files/s3/s3-files.ts";
import { type BackupFolder, openFolder } from "./folder/backup-folder.ts";
import { withFilledBucket } from "./folder/fill-bucket.ts";
import type { Manifest } from "./folder/manifest.ts";
import { tableLinesOf } from "./folder/read-backup.ts";
import { requireEmptyDirectory } from "./folder/require-empty-directory.ts";
import { withStagedFiles } from "./folder/stage-data-files.ts";
import { requireBackup, verifyBackup } from "./folder/verify-backup.ts";
import { closeAfter, openPostgres } from "./storage/open-storage.ts";
import { nameOfStorage, type ConsoleStorage } from "./storage/console-storage.ts";
import { TransferProblem } from "./problem.ts";
import { isUnused, lastMigration } from "./rows/applied-migrations.ts";
import { endWhatWasOpen } from "./rows/end-what-was-open.ts";
import { loadTables } from "./rows/load-tables.ts";
import type { RowSource } from "./rows/row-source.ts";
import { schemaAt } from "./rows/schema.ts";
import { allOrNothing, type Store } from "./rows/store.ts";
import { isSameDigest } from "./rows/table-digest.ts";
import { startTally, type Tally } from "./tally.ts";

interface Backup extends RowSource {
  folder: BackupFolder;
  manifest: Manifest;
}

/** Verifies a backup, and that this version of the console can read it. */
const openBackup = async (path: string, passphrase: string | undefined): Promise<Backup> => {
  requireBackup(path);
  const folder = await openFolder(path, passphrase);
  const manifest = await verifyBackup(folder);
  const owner = `The backup ${path}`;
  const applied = withBaseline(manifest.migrations, owner, "restore it with");
  const migration = lastMigration(applied, owner);
  const tables = (await schemaAt(migration)).map(({ name }) => name);
  const missing = tables.find((name) => !(name in manifest.tables));
  if (missing) throw new TransferProblem(`The backup ${path} has no table ${missing}.`);
  return { folder, manifest, migration, read: ({ name }) => tableLinesOf(folder, name) };
};

const requireUnused = async (target: Store, storage: ConsoleStorage): Promise<void> => {
  if (await isUnused(target)) return;
  throw new TransferProblem(
    `${nameOfStorage(storage)} is not empty: a restore needs an empty one. Nothing was changed.`,
  );
};

const fill = async (
  target: Store,
  storage: ConsoleStorage,
  { manifest, ...source }: Backup,
  tally: Tally,
): Promise<void> => {
  await lockDatabase(target);
  await requireUnused(target, storage);
  await loadTables(target, source, (name, digest) => {
    const listed = manifest.tables[name];
    if (!listed || !isSameDigest(digest, listed))
      throw new TransferProblem(`The rows of ${name} don't match the manifest.`);
    tally.addTable(name, digest);
  });
  await migrate(target.database, () => undefined);
  await endWhatWasOpen(target);
};

/**
 * Restores a backup into an empty one, on either database, whichever it was made from. Any problem throws
 * `TransferProblem` and leaves the storage unchanged.
 */
export const restore = async (
  storage: ConsoleStorage,
  folder: string,
  say: (line: string) => void,
  passphrase?: string,
): Promise<void> => {
  const { dataDirectory, databaseUrl, s3 } = storage;
  const backup = await openBackup(resolve(folder), passphrase);
  const tally = startTally(say);
  const withBucket = async (settings: S3Settings, work: () => Promise<void>) => {
    const files = await s3Files(settings);
    try {
      await withFilledBucket(files, backup.folder, tally.addFile, work);
    } finally {
      files.close();
    }
  };
  const staged = (work: Parameters<typeof withStagedFiles>[3]) =>
    withStagedFiles(storage, backup.folder, tally.addFile, (staging) =>
      s3 ? withBucket(s3, () => work(staging)) : work(staging),
    );
  await requireEmptyDirectory(dataDirectory, backup.folder);
  if (databaseUrl)
    await closeAfter(await openPostgres(databaseUrl), async (opened) => {
      await requireUnused(opened, storage);
      // The files first: the transaction's commit completes the restore.
      await staged(({ place: placeFiles }) =>
        allOrNothing(opened, async (target) => {
          await fill(target, storage, backup, tally);
          placeFiles();
        }),
      );
    });
  else
    await staged(async (staging) => {
      await closeAfter(openDatabase({ dataDirectory: staging.folder }), (opened) =>
        allOrNothing(opened, (target) => fill(target, storage, backup, tally)),
      );
      staging.place();
    });
  tally.sayFiles();
  say("All sessions and open password resets were ended.");
  say(`${nameOfStorage(storage)} has everything of ${backup.manifest.madeAt}: ${tally.total()}.`);
};
