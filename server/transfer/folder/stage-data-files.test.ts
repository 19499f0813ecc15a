import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { plainFolder } from "./backup-folder.ts";
import { withStagedFiles } from "./stage-data-files.ts";

let folder: string;
let data: string;
let backup: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "console-staging-"));
  data = join(folder, "data");
  backup = join(folder, "backup");
  mkdirSync(join(backup, "files", "images"), { recursive: true });
  const lines = ["secret-key", "files/images/a.jpg"].map((path) => {
    writeFileSync(join(backup, path), path);
    return `${createHash("sha256").update(path).digest("hex")}  ${path}\n`;
  });
  writeFileSync(join(backup, "SHA256SUMS"), lines.join(""));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const entries = () => readdirSync(data).toSorted();
const stage = (work: Parameters<typeof withStagedFiles>[3]) =>
  withStagedFiles({ dataDirectory: data }, plainFolder(backup), () => undefined, work);

test("files are moved into place together, and only at the end", async () => {
  await stage(async ({ folder: staging, place }) => {
    writeFileSync(join(staging, "console.db"), "rows");
    for (const name of ["files", "secret-key"]) expect(entries()).not.toContain(name);
    place();
  });
  expect(entries()).toEqual(["console.db", "files", "lock.db", "lock.json", "secret-key"]);
  expect(readFileSync(join(data, "files", "images", "a.jpg"), "utf8")).toBe("files/images/a.jpg");
});

test("a later failure removes them again", async () => {
  const failed = stage(async ({ place }) => {
    place();
    throw new Error("The connection broke");
  });
  await expect(failed).rejects.toThrow("The connection broke");
  expect(entries()).toEqual(["lock.db", "lock.json"]);
});

test("a file created by someone else isn't overwritten", async () => {
  const failed = stage(async ({ place }) => {
    mkdirSync(join(data, "files"));
    place();
  });
  await expect(failed).rejects.toThrow("files was created by another process during the restore");
  expect(entries()).toEqual(["files", "lock.db", "lock.json"]);
  expect(readdirSync(join(data, "files"))).toEqual([]);
});

test("a backup file that changes during the restore stops it", async () => {
  writeFileSync(join(backup, "secret-key"), "another");
  await expect(stage(() => Promise.resolve())).rejects.toThrow("secret-key of the backup changed");
  expect(entries()).toEqual(["lock.db", "lock.json"]);
});
