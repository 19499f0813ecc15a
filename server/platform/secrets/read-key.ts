import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Bytes of a key that seals secrets. */
export const keyBytes = 32;

/** The file of the keys in the data directory: in base64, one on each line. */
export const keyFile = (dataDirectory: string): string => join(dataDirectory, "secret-key");

/** The keys can't be had; the message names the variable or file to fix and never a key. */
export class NoSecretKey extends Error {
  override readonly name = "NoSecretKey";
}

/** Keys in base64, separated by commas or lines; undefined if one isn't a key, or there is none. */
export const keysIn = (text: string): Buffer[] | undefined => {
  const parts = text.split(/[\s,]+/).filter((part) => part !== "");
  const keys = parts.map((part) => Buffer.from(part, "base64"));
  const isKey = (key: Buffer, at: number) =>
    key.length === keyBytes && /^[\w+/-]+={0,2}$/.test(parts[at]!);
  return keys.length > 0 && keys.every(isKey) ? keys : undefined;
};

/* Two servers may start at once: the file appears atomically, and the first one's stays. */
const makeKey = (path: string): void => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(keyBytes).toString("base64")}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
};

/** The keys in the data directory, the one that seals first; the first start creates one. */
export const readKeys = (dataDirectory: string): Buffer[] => {
  const path = keyFile(dataDirectory);
  if (!existsSync(path)) makeKey(path);
  const keys = keysIn(readFileSync(path, "utf8"));
  if (!keys) throw new NoSecretKey(`${path} holds no key of ${keyBytes} bytes`);
  return keys;
};
