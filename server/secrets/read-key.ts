import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Bytes of the key that seals secrets. */
export const keyBytes = 32;

/** The key's file in the data directory; the key in base64. */
export const keyFile = (dataDirectory: string): string => join(dataDirectory, "secret-key");

/** The key that lies in the data directory; the first start makes one. */
export const readKey = (dataDirectory: string): Buffer => {
  const path = keyFile(dataDirectory);
  try {
    // Two servers may start at once: one of them writes, both read what is there then.
    writeFileSync(path, `${randomBytes(keyBytes).toString("base64")}\n`, {
      flag: "wx",
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const key = Buffer.from(readFileSync(path, "utf8"), "base64");
  if (key.length !== keyBytes) throw new Error(`${path} holds no key of ${keyBytes} bytes`);
  return key;
};
