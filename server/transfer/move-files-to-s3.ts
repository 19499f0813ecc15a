import { lockDataDirectory } from "#platform/database/lock-data-directory.ts";
import { fileStore } from "#platform/files/file-store.ts";
import type { Files } from "#platform/files/files.ts";
import { filesFolder, openReachedFiles } from "#platform/files/open-files.ts";
import { lastingKeysOf } from "./folder/data-files.ts";
import type { ConsoleStorage } from "./storage/console-storage.ts";
import { TransferProblem } from "./problem.ts";

/** Concurrent copies. */
const atOnce = 8;

/** Copies a file unless the bucket has identical bytes; returns whether it was copied. */
const copyFile = async (
  from: Files,
  to: Files,
  key: string,
  isThere: boolean,
): Promise<boolean> => {
  const bytes = await from.read(key);
  if (isThere && bytes.equals(await to.read(key))) return false;
  await to.write(key, bytes);
  if (!bytes.equals(await to.read(key)))
    throw new TransferProblem(
      `${key} was read back from the bucket with other bytes than were written.`,
    );
  return true;
};

const copyAll = async (from: Files, to: Files) => {
  const there = new Set<string>();
  for await (const key of lastingKeysOf(to)) there.add(key);
  const left = lastingKeysOf(from);
  let copied = 0;
  let same = 0;
  const work = async () => {
    for (;;) {
      const next = await left.next();
      if (next.done) return;
      const isCopied = await copyFile(from, to, next.value, there.delete(next.value));
      if (isCopied) copied += 1;
      else same += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { copied, same, others: there.size };
};

/**
 * Copies the pictures of a data directory into the bucket and reads each back. A server with the embedded database must
 * not run at the same time (`DataDirectoryInUse`); one on PostgreSQL can't be detected: stop it by hand. Files already
 * in the bucket are compared, so an interrupted copy continues where it stopped. Nothing is deleted on either side.
 */
export const moveFilesToS3 = async (
  storage: ConsoleStorage,
  say: (line: string) => void,
): Promise<void> => {
  const { dataDirectory, databaseUrl, s3 } = storage;
  if (!s3) throw new TransferProblem("Set FILES_S3_BUCKET to the bucket to move to.");
  const folder = filesFolder(dataDirectory);
  // Pictures added by a server running at the same time would be left behind.
  const lock = databaseUrl ? undefined : lockDataDirectory(dataDirectory);
  try {
    const files = await openReachedFiles(storage, (error) => {
      throw new TransferProblem(error.message);
    });
    try {
      const { copied, same, others } = await copyAll(fileStore(folder), files);
      if (others > 0)
        say(`The bucket ${s3.bucket} has ${others} more files, which are not in ${folder}.`);
      say(
        `The bucket ${s3.bucket} has all files of ${folder} now: ${copied} were copied, ${same} were there. ` +
          `Start the server with it; ${folder} is not needed any more.`,
      );
    } finally {
      files.close();
    }
  } finally {
    lock?.release();
  }
};
