import { randomBytes } from "node:crypto";
import { Readable, type Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { type BackupKeys, decryptFile, encryptFile, makeKeys, readKeys } from "./encryption.ts";

const passphrase = "seven quiet harbours";
const chunk = 65_536;
const stored = chunk + 16;

let keys: BackupKeys;
let header: string;
beforeAll(async () => {
  ({ keys, header } = await makeKeys(passphrase));
});

const through = async (bytes: Buffer, transform: Transform, piece = 10_000): Promise<Buffer> => {
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    bytes.subarray(at * piece, (at + 1) * piece),
  );
  return buffer(Readable.from(pieces, { objectMode: false }).compose(transform));
};

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 5])(
  "a file of %i bytes is decrypted, however it's read",
  async (size) => {
    const bytes = randomBytes(size);
    const encrypted = await through(bytes, encryptFile(keys, "files/a"));
    const again = await readKeys(header, passphrase);
    for (const piece of [7_000, 1_000_000])
      expect((await through(encrypted, decryptFile(again, "files/a"), piece)).equals(bytes)).toBe(
        true,
      );
  },
);

test("an altered, cut-off, longer or exchanged file is refused by name @security-53", async () => {
  const encrypted = await through(randomBytes(2 * chunk), encryptFile(keys, "files/a"));
  const refused = (bytes: Buffer, path = "files/a") =>
    expect(through(bytes, decryptFile(keys, path))).rejects.toThrow(
      `${path} of the backup is altered`,
    );
  for (const at of [0, 31, 32, 100, 32 + stored, encrypted.length - 1]) {
    const bytes = Buffer.from(encrypted);
    bytes[at]! ^= 1;
    await refused(bytes);
  }
  for (const length of [0, 31, 32, 40, 32 + stored, encrypted.length - 1])
    await refused(encrypted.subarray(0, length));
  await refused(Buffer.concat([encrypted, Buffer.alloc(1)]));
  await refused(Buffer.concat([encrypted, encrypted.subarray(32)]));
  const [first, second] = [encrypted.subarray(32, 32 + stored), encrypted.subarray(32 + stored)];
  await refused(Buffer.concat([encrypted.subarray(0, 32), second, first]));
  await refused(encrypted, "files/b");
});

test("an altered header is refused", async () => {
  await expect(readKeys(header, "another passphrase")).rejects.toThrow("BACKUP_KEY isn't the key");
  await expect(readKeys(header.slice(0, -3), passphrase)).rejects.toThrow("is altered");
  await expect(readKeys(header.replace("65536,", "1024,"), passphrase)).rejects.toThrow(
    "BACKUP_KEY",
  );
  await expect(
    readKeys(header.replace('"N": 65536', '"N": 1099511627776'), passphrase),
  ).rejects.toThrow("of the backup is wrong");
});
