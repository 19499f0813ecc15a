import { createHash } from "node:crypto";
import { newId } from "../../../platform/database/id.ts";
import { transactionWithDeadline } from "../../../platform/database/transaction-with-deadline.ts";
import { keepFiles, leaveFiles, takeBackFiles } from "../../../platform/files/left-files.ts";
import type { Services } from "../../../platform/services.ts";

/** A hash as in `<script integrity>`. */
const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

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

/** As `storedSizes`, for files of a release to come: the retention keeps them for as long as new ones. */
export const keepStored = async (
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

/** Stores a file for later releases of a sub-app, unless it's there already; returns its hash. */
export const storeFile = async (
  services: Pick<Services, "database" | "files" | "log" | "clock">,
  app: string,
  bytes: Buffer,
  now: number,
): Promise<string> => {
  const { database, files } = services;
  const hash = integrityOf(bytes);
  const known = await keepStored(services, app, [hash], now);
  if (known.has(hash)) return hash;
  const fileKey = `sub-apps/${newId()}.bin`;
  await leaveFiles(database, [fileKey], now);
  let stored: { hash: string } | undefined;
  try {
    await files.write(fileKey, bytes);
    stored = await transactionWithDeadline(database, async (transaction) => {
      const added = await transaction
        .insertInto("subAppFiles")
        .values({ app, hash, fileKey, size: bytes.length, storedAt: now })
        .onConflict((conflict) => conflict.columns(["app", "hash"]).doNothing())
        .returning("hash")
        .executeTakeFirst();
      if (added) await keepFiles(transaction, [fileKey], now);
      return added;
    });
  } finally {
    // Another upload of the same bytes was faster, or this one failed.
    if (!stored) await takeBackFiles(services, [fileKey], now);
  }
  return hash;
};
