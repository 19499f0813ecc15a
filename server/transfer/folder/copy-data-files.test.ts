// A backup is made while a server writes and removes files.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newProbeKey } from "#platform/files/file-key.ts";
import { fileStore } from "#platform/files/file-store.ts";
import { copyDataFiles } from "./copy-data-files.ts";
import { isDataFile } from "./data-files.ts";
import { type BackupWriter, startBackup } from "./write-backup.ts";

let folder: string;
let data: string;
let backup: BackupWriter;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "console-copying-"));
  data = join(folder, "data");
  backup = await startBackup(join(folder, "backup"));
});
afterEach(async () => {
  await backup.discard();
  rmSync(folder, { recursive: true, force: true });
});

const names = ["images/a.jpg", "images/b.jpg", "images/c.jpg"];
const fill = async () => {
  const files = fileStore(join(data, "files"));
  for (const name of names) await files.write(name, Buffer.from(name));
  return files;
};
const copied = () => names.filter((name) => backup.has(`files/${name}`));

test("a file deleted after it was listed is skipped", async () => {
  const files = await fill();
  let removed: Promise<unknown> | undefined;
  const removeOthers = () =>
    (removed ??= Promise.all(
      names.filter((name) => !copied().includes(name)).map((name) => files.remove(name)),
    ));
  // All three are listed before the first one is copied.
  await copyDataFiles(
    { dataDirectory: data, files },
    {
      ...backup,
      add: async (path, content, through) => {
        await removeOthers();
        await backup.add(path, content, through);
      },
    },
    () => undefined,
  );
  expect(copied()).toHaveLength(1);
});

test("health check files aren't in a backup", async () => {
  const files = await fill();
  const left = newProbeKey();
  await files.write(left, Buffer.from("of a server that was killed"));
  const end = new AbortController();
  const looks = (async () => {
    while (!end.signal.aborted) {
      const key = newProbeKey();
      await files.write(key, Buffer.from("written, read and removed"));
      await files.remove(key);
    }
  })();
  let count = 0;
  try {
    for (let times = 0; times < 20; times += 1)
      await copyDataFiles({ dataDirectory: data, files }, backup, () => (count += 1));
  } finally {
    end.abort();
    await looks;
  }
  expect(copied()).toEqual(names);
  expect(count).toBe(names.length);
  expect(backup.has(`files/${left}`)).toBe(false);
  expect(readdirSync(join(data, "files"))).toContain("health");
});

test("an old backup, which may have health check files, is still valid", () => {
  expect(isDataFile(`files/${newProbeKey()}`)).toBe(true);
});
