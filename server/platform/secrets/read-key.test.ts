import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readMasterKeys } from "./master-keys.ts";
import { keyFile, NoSecretKey, readKeys } from "./read-key.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "console-key-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test("a key is created once, readable only by its user", () => {
  const [key] = readKeys(directory);
  expect(key).toHaveLength(32);
  expect(readKeys(directory)).toEqual([key]);
  expect(statSync(keyFile(directory)).mode & 0o077).toBe(0);
  expect(readdirSync(directory)).toEqual(["secret-key"]);
});

test("a file without a valid key is an error, and stays", () => {
  writeFileSync(keyFile(directory), "too short");
  expect(() => readKeys(directory)).toThrow("holds no key of 32 bytes");
  expect(statSync(keyFile(directory)).size).toBe(9);
});

const print = (text: string, then = "") =>
  `"${process.execPath}" -e "process.stdout.write('${text}');${then}"`;
const keysOf = (secretKeyCommand: string) =>
  readMasterKeys({ secretKeys: undefined, secretKeyCommand, dataDirectory: directory });

test("a command prints keys, and no shell reads it @security-52", async () => {
  const keys = [randomBytes(32), randomBytes(32)];
  const text = keys.map((key) => key.toString("base64")).join(",");
  expect(await keysOf(print(text))).toEqual(keys);
  await expect(keysOf(`${print(text)} > ${join(directory, "stolen")}`)).resolves.toEqual(keys);
  expect(readdirSync(directory)).toEqual([]);
});

test.each([
  [print("not a key"), "printed no key of 32 bytes"],
  [print("not a key", "process.exit(3)"), "failed: 3"],
  ["/nonexistent/kms decrypt", "/nonexistent/kms failed: ENOENT"],
])("a command that gives no key is an error without its output: %#", async (command, message) => {
  const failed = keysOf(command);
  await expect(failed).rejects.toThrow(NoSecretKey);
  await expect(failed).rejects.toThrow(`SECRET_KEY_COMMAND: `);
  await expect(failed).rejects.toThrow(message);
  await expect(failed).rejects.not.toThrow("not a key");
});
