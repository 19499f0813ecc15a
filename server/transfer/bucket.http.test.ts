// Pictures move into a bucket, and are included in its console's backups.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type S3Server, startS3Server } from "@console-shell/testing/s3-server";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { readConfiguration } from "../configuration.ts";
import { DataDirectoryInUse, lockDataDirectory } from "#platform/database/lock-data-directory.ts";
import { fileStore } from "#platform/files/file-store.ts";
import { filesFolder } from "#platform/files/open-files.ts";
import { backUp } from "./back-up.ts";
import { moveFilesToS3 } from "./move-files-to-s3.ts";
import type { ConsoleStorage } from "./storage/console-storage.ts";
import { restore } from "./restore.ts";
import { filesOfStorage } from "./testing/digests-of.ts";
import {
  newFolder,
  newMigratedStorage,
  newStorage,
  ownDialect,
  removeFolders,
} from "./testing/new-storage.ts";

const keys = ["images/a.jpg", "images/b.png", "thumbnails/a.webp", "thumbnails/512/a.webp"];
const said: string[] = [];
const say = (line: string) => void said.push(line);

let s3: S3Server;
let storage: ConsoleStorage;
const bucketOf = (variables: Record<string, string> = {}) => ({
  s3: readConfiguration({ ...s3.variables, ...variables }).s3,
});
const fill = async ({ dataDirectory }: ConsoleStorage) => {
  const files = fileStore(filesFolder(dataDirectory));
  for (const key of keys) await files.write(key, Buffer.from(`the bytes of ${key}`));
  return files;
};
beforeEach(async () => {
  said.length = 0;
  s3 = await startS3Server();
  storage = await newMigratedStorage(ownDialect);
});
afterEach(() => s3.close());
afterAll(removeFolders);

test("pictures are copied into the bucket and verified, and an interrupted copy resumes", async () => {
  const files = await fill(storage);
  await expect(moveFilesToS3(storage, say)).rejects.toThrow("Set FILES_S3_BUCKET");
  const target = { ...storage, ...bucketOf() };
  s3.fault = { how: "refuse", method: "GET", times: 20 };
  await expect(moveFilesToS3(target, say)).rejects.toThrow("S3: ");
  s3.fault = undefined;

  await s3.bucket.put("console/images/b.png", Buffer.from("of one that broke off"));
  await s3.bucket.put("console/images/other.jpg", Buffer.from("of somebody else"));
  const before = await filesOfStorage(storage);
  await moveFilesToS3(target, say);
  expect(await filesOfStorage(target)).toMatchObject(before);
  expect(said).toEqual([
    expect.stringMatching("has 1 more files, which are not in"),
    expect.stringMatching(/: 4 were copied, 0 were there/),
  ]);
  await files.remove(keys[0]!);
  await moveFilesToS3(target, say);
  expect(said.slice(2)).toEqual([
    expect.stringMatching("has 2 more files"),
    expect.stringMatching(/: 0 were copied, 3 were there/),
  ]);
  // The directory is unchanged.
  expect(Object.keys(await filesOfStorage(storage))).toHaveLength(3);
});

test.runIf(ownDialect === "sqlite")("pictures can't be moved while a server runs", async () => {
  const lock = lockDataDirectory(storage.dataDirectory);
  try {
    await expect(moveFilesToS3({ ...storage, ...bucketOf() }, say)).rejects.toThrow(
      DataDirectoryInUse,
    );
  } finally {
    lock.release();
  }
});

test("a backup includes the bucket's pictures, and restores into a bucket or a directory", async () => {
  await fill(storage);
  await moveFilesToS3({ ...storage, ...bucketOf() }, say);
  const before = await filesOfStorage(storage);
  rmSync(filesFolder(storage.dataDirectory), { recursive: true });
  const backup = join(newFolder(), "backup");
  await backUp({ ...storage, ...bucketOf() }, backup, say);
  expect(said.at(-1)).toMatch(/is a backup of everything: .*, 4 files\.$/);

  const onDisk = await newStorage(ownDialect);
  await restore(onDisk, backup, say);
  expect(await filesOfStorage(onDisk)).toEqual(before);

  const taken = { ...(await newStorage(ownDialect)), ...bucketOf() };
  await expect(restore(taken, backup, say)).rejects.toThrow(/The bucket is not empty, it has /);
  const inBucket = { ...taken, ...bucketOf({ FILES_S3_PREFIX: "restored" }) };
  await restore(inBucket, backup, say);
  expect(await filesOfStorage(inBucket)).toEqual(before);
  expect(await filesOfStorage({ ...inBucket, s3: undefined })).toEqual({});
  expect(said.at(-1)).toMatch(/ has everything of .*, 4 files\.$/);
});

test("a failed restore removes its files from the bucket, and a backup without the bucket fails", async () => {
  await fill(storage);
  const backup = join(newFolder(), "backup");
  await backUp(storage, backup, say);
  const target = { ...(await newStorage(ownDialect)), ...bucketOf() };
  // The second is kept, and nothing after it.
  s3.fault = { how: "refuse", method: "PUT", after: 2 };
  await expect(restore(target, backup, say)).rejects.toThrow("S3: writing");
  expect([
    await s3.bucket.keys(),
    s3.calls.filter((call) => call.startsWith("DELETE")).length,
  ]).toEqual([[], 3]);
  s3.fault = { how: "refuse" };
  const folder = join(newFolder(), "backup");
  await expect(backUp({ ...storage, ...bucketOf() }, folder, say)).rejects.toThrow("S3: listing");
  expect(existsSync(folder)).toBe(false);
});
