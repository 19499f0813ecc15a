import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keyFile, readKey } from "./read-key.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "console-key-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test("a key is created once, readable only by its user", () => {
  const key = readKey(directory);
  expect(key).toHaveLength(32);
  expect(readKey(directory)).toEqual(key);
  expect(statSync(keyFile(directory)).mode & 0o077).toBe(0);
  expect(readdirSync(directory)).toEqual(["secret-key"]);
});

test("a file without a valid key is an error, and stays", () => {
  writeFileSync(keyFile(directory), "too short");
  expect(() => readKey(directory)).toThrow("holds no key of 32 bytes");
  expect(statSync(keyFile(directory)).size).toBe(9);
});
