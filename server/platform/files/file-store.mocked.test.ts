import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startS3Server } from "@console-shell/testing/s3-server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfiguration } from "../../configuration.ts";
import { fileStore } from "./file-store.ts";
import type { Files } from "./files.ts";
import { isMissingFile } from "./missing-file.ts";
import { openFiles } from "./open-files.ts";

const synced = vi.hoisted((): string[] => []);
vi.mock("node:fs/promises", async (original) => {
  const fs = await original<typeof import("node:fs/promises")>();
  const open: typeof fs.open = async (path, ...rest) => {
    const file = await fs.open(path, ...rest);
    const sync = file.sync.bind(file);
    file.sync = () => {
      synced.push(String(path));
      return sync();
    };
    return file;
  };
  return { ...fs, open };
});

// The same tests for every kind of storage.

const inDirectory = () => {
  const directory = mkdtempSync(join(tmpdir(), "console-files-"));
  const undo = () => rmSync(directory, { recursive: true, force: true });
  return { files: fileStore(directory), undo };
};
const inBucket = async () => {
  const s3 = await startS3Server();
  const files = await openFiles(readConfiguration(s3.variables));
  return { files, undo: () => s3.close() };
};

describe.each([
  ["a directory", inDirectory],
  ["a bucket", inBucket],
])("files in %s", (_, open) => {
  let files: Files;
  let undo: () => unknown;
  beforeAll(async () => ({ files, undo } = await open()));
  afterAll(async () => {
    files.close();
    await undo();
  });
  const keys = async () => {
    const found: string[] = [];
    for await (const key of files.keys()) found.push(key);
    return found.toSorted();
  };

  test("are read as written, until they are removed", async () => {
    expect(await keys()).toEqual([]);
    const bytes = Buffer.from([0, 255, 10]);
    await files.write("pictures/a-1.jpg", bytes);
    expect(await files.read("pictures/a-1.jpg")).toEqual(bytes);
    await files.write("pictures/a-1.jpg", Buffer.from("again"));
    expect((await files.read("pictures/a-1.jpg")).toString("utf8")).toBe("again");
    const others = [1, 2, 3, 4].map((side) => `thumbnails/${side}/a-1.webp`);
    for (const key of others) await files.write(key, new Uint8Array(0));
    expect(await files.read(others[0]!)).toEqual(Buffer.alloc(0));
    expect(await keys()).toEqual(["pictures/a-1.jpg", ...others]);
    await files.remove("pictures/a-1.jpg");
    await files.remove("pictures/a-1.jpg");
    const error: unknown = await files.read("pictures/a-1.jpg").catch((reason: unknown) => reason);
    expect(isMissingFile(error)).toBe(true);
    expect(await keys()).toEqual(others);
  });

  test.each(["../outside.jpg", "/etc/passwd", "a/../../b.jpg", "a//b.jpg", "a\0.jpg", "a"])(
    "%j isn't a valid key",
    async (key) => {
      await expect(files.write(key, Buffer.from(""))).rejects.toThrow("Not a file key");
      await expect(async () => files.read(key)).rejects.toThrow("Not a file key");
      await expect(async () => files.remove(key)).rejects.toThrow("Not a file key");
    },
  );
});

describe("in a directory", () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), "console-files-"));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test("a new file's folder is synced, with the folders created for it", async () => {
    const files = fileStore(directory);
    const folders = () => synced.splice(0).slice(1);
    synced.length = 0;
    await files.write("thumbnails/256/a-1.webp", Buffer.from("a"));
    const thumbnails = join(directory, "thumbnails");
    expect(folders()).toEqual([join(thumbnails, "256"), thumbnails, directory]);
    await files.write("thumbnails/256/b-1.webp", Buffer.from("b"));
    expect(folders()).toEqual([join(thumbnails, "256")]);
  });

  test("a killed process's partial write isn't a file, and is removed an hour later", async () => {
    const files = fileStore(directory);
    const parts = join(directory, ".parts");
    mkdirSync(parts, { recursive: true });
    for (const name of ["old", "young"]) writeFileSync(join(parts, name), "half");
    const before = Date.now() / 1000 - 3_601;
    utimesSync(join(parts, "old"), before, before);
    await files.sweep();
    expect(readdirSync(parts)).toEqual(["young"]);
    const keys: string[] = [];
    for await (const key of files.keys()) keys.push(key);
    expect(keys.filter((key) => key.includes("young"))).toEqual([]);
  });
});
