import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Bytes of the key that seals secrets. */
export const keyBytes = 32;

/** The key's file in the data directory; the key in base64. */
export const keyFile = (dataDirectory: string): string => join(dataDirectory, "secret-key");

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

/** The key in the data directory; the first start creates one. */
export const readKey = (dataDirectory: string): Buffer => {
  const path = keyFile(dataDirectory);
  if (!existsSync(path)) makeKey(path);
  const key = Buffer.from(readFileSync(path, "utf8"), "base64");
  if (key.length !== keyBytes) throw new Error(`${path} holds no key of ${keyBytes} bytes`);
  return key;
};
