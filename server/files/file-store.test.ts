import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileStore } from "./file-store.ts";

const directory = mkdtempSync(join(tmpdir(), "console-files-"));
const files = fileStore(directory);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("bytes come back as they went in, until they are removed", async () => {
  const bytes = Buffer.from([0, 255, 10]);
  await files.write("pictures/a-1.jpg", bytes);
  expect(await files.read("pictures/a-1.jpg")).toEqual(bytes);
  await files.write("pictures/a-1.jpg", Buffer.from("again"));
  expect((await files.read("pictures/a-1.jpg")).toString("utf8")).toBe("again");
  expect(readdirSync(join(directory, "pictures"))).toEqual(["a-1.jpg"]);
  await files.remove("pictures/a-1.jpg");
  await files.remove("pictures/a-1.jpg");
  await expect(files.read("pictures/a-1.jpg")).rejects.toThrow("ENOENT");
});

test.each(["../outside.jpg", "/etc/passwd", "a/../../b.jpg", "a//b.jpg", "a\0.jpg", "a"])(
  "%j is no key",
  async (key) => {
    await expect(files.write(key, Buffer.from(""))).rejects.toThrow("Not a file key");
    await expect(async () => files.read(key)).rejects.toThrow("Not a file key");
  },
);
