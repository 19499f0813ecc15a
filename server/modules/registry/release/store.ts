import { newId } from "#platform/database/id.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { integrityOf } from "#platform/files/integrity.ts";
import { keepFiles, leaveFiles, takeBackFiles } from "#platform/files/left-files.ts";
import type { Services } from "#platform/services.ts";

/** The files of a sub-app among `hashes` that are stored, with their sizes in bytes. */
export const storedSizes = async (
  { database }: Pick<Services, "database">,
  app: string,
  hashes: readonly string[],
): Promise<Map<string, number>> => {
  if (hashes.length === 0) return new Map();
  const rows = await database
    .selectFrom("subAppFiles")
    .select(["hash", "size"])
    .where("app", "=", app)
    .where("hash", "in", [...new Set(hashes)])
    .execute();
  return new Map(rows.map(({ hash, size }) => [hash, size]));
};

/** Finds stored files for a release that is being prepared, and restarts their retention. */
export const renewStored = async (
  { database }: Pick<Services, "database">,
  app: string,
  hashes: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> => {
  if (hashes.length === 0) return new Set();
  const rows = await database
    .updateTable("subAppFiles")
    .set({ storedAt: now })
    .where("app", "=", app)
    .where("hash", "in", [...new Set(hashes)])
    .returning("hash")
    .execute();
  return new Set(rows.map(({ hash }) => hash));
};

const writtenAtOnce = 8;

/** Stores files for later releases of a sub-app, except those that are there already; returns their hashes. */
export const storeFiles = async (
  services: Pick<Services, "database" | "files" | "log" | "clock">,
  app: string,
  contents: readonly Buffer[],
  now: number,
): Promise<string[]> => {
  const { database, files } = services;
  const byHash = new Map(contents.map((bytes) => [integrityOf(bytes), bytes]));
  const known = await renewStored(services, app, [...byHash.keys()], now);
  const missing = [...byHash].flatMap(([hash, bytes]) =>
    known.has(hash) ? [] : [{ hash, bytes, fileKey: `sub-apps/${newId()}.bin` }],
  );
  if (missing.length === 0) return contents.map(integrityOf);
  const fileKeys = missing.map(({ fileKey }) => fileKey);
  await leaveFiles(database, fileKeys, now);
  let stored: string[] = [];
  try {
    for (let at = 0; at < missing.length; at += writtenAtOnce)
      await Promise.all(
        missing
          .slice(at, at + writtenAtOnce)
          .map(({ fileKey, bytes }) => files.write(fileKey, bytes)),
      );
    stored = await transactionWithDeadline(database, async (transaction) => {
      const added = await transaction
        .insertInto("subAppFiles")
        .values(
          missing.map(({ hash, bytes, fileKey }) => ({
            app,
            hash,
            fileKey,
            size: bytes.length,
            storedAt: now,
          })),
        )
        .onConflict((conflict) => conflict.columns(["app", "hash"]).doNothing())
        .returning("fileKey")
        .execute();
      const kept = added.map(({ fileKey }) => fileKey);
      await keepFiles(transaction, kept, now);
      return kept;
    });
  } finally {
    // Others stored the same bytes faster, or this failed.
    const unused = fileKeys.filter((key) => !stored.includes(key));
    await takeBackFiles(services, unused, now);
  }
  return contents.map(integrityOf);
};
