import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import { Transform, type TransformCallback } from "node:stream";
import { promisify } from "node:util";
import { z } from "zod";
import { TransferProblem } from "../problem.ts";

/** The only file of an encrypted backup, besides the list of hashes, that is readable without the key. */
export const headerFile = "encryption.json";

const Header = z.strictObject({
  format: z.literal(1, "This version of the console only reads encrypted backups of format 1"),
  cipher: z.literal("aes-256-gcm, chunks of 65536 bytes"),
  kdf: z.strictObject({
    name: z.literal("scrypt"),
    N: z
      .int()
      .min(1024)
      .max(1 << 20),
    r: z.int().min(1).max(32),
    p: z.int().min(1).max(16),
    salt: z.base64url(),
  }),
  /** Tells a wrong key from an altered file. */
  check: z.base64url(),
});
type Header = z.output<typeof Header>;

/** The keys of one backup. */
export interface BackupKeys {
  content: Buffer;
  names: Buffer;
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

const keysOf = async (passphrase: string, kdf: Header["kdf"]): Promise<BackupKeys> => {
  const { N, r, p, salt } = kdf;
  const maxmem = 256 * N * r;
  const bytes = await derive(passphrase, Buffer.from(salt, "base64url"), 64, { N, r, p, maxmem });
  return { content: bytes.subarray(0, 32), names: bytes.subarray(32) };
};

const macOf = (keys: BackupKeys, text: string) =>
  createHmac("sha256", keys.names).update(text).digest();

/** New keys from a passphrase, and the header from which `readKeys` gets them again. */
export const makeKeys = async (
  passphrase: string,
): Promise<{ keys: BackupKeys; header: string }> => {
  const salt = randomBytes(32).toString("base64url");
  const kdf = { name: "scrypt", N: 1 << 16, r: 8, p: 1, salt } as const;
  const keys = await keysOf(passphrase, kdf);
  const header: Header = {
    format: 1,
    cipher: "aes-256-gcm, chunks of 65536 bytes",
    kdf,
    check: macOf(keys, "check").toString("base64url"),
  };
  return { keys, header: `${JSON.stringify(header, undefined, 2)}\n` };
};

/** A backup's keys; throws `TransferProblem` if the passphrase is another one. */
export const readKeys = async (
  text: string,
  passphrase: string | undefined,
): Promise<BackupKeys> => {
  if (passphrase === undefined)
    throw new TransferProblem(
      "The backup is encrypted. Set BACKUP_KEY to the key it was made with.",
    );
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new TransferProblem(`${headerFile} of the backup is altered.`);
  }
  const { success, data, error } = Header.safeParse(json);
  if (!success)
    throw new TransferProblem(`${headerFile} of the backup is wrong: ${z.prettifyError(error)}`);
  const keys = await keysOf(passphrase, data.kdf);
  const check = Buffer.from(data.check, "base64url");
  const expected = macOf(keys, "check");
  if (check.length !== expected.length || !timingSafeEqual(check, expected))
    throw new TransferProblem(
      `BACKUP_KEY isn't the key of the backup, or ${headerFile} of the backup is altered.`,
    );
  return keys;
};

/** The path at which an encrypted file is stored: it tells nothing about its own. */
export const storedPath = (keys: BackupKeys, path: string): string => {
  const name = macOf(keys, path).toString("hex").slice(0, 32);
  return `data/${name.slice(0, 2)}/${name}`;
};

const chunkBytes = 65_536;
const saltBytes = 32;
const tagBytes = 16;

/* Each file has a key of its own, so counters may be nonces. The path is part of it: files can't be exchanged. */
const fileKey = ({ content }: BackupKeys, salt: Buffer, path: string) =>
  Buffer.from(hkdfSync("sha256", content, salt, path, 32));

/* Only the last chunk is marked as such: a file that was cut off, or made longer, has none. */
const nonceOf = (chunk: number, isLast: boolean) => {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(chunk));
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

/** Calls `onPiece` with pieces of `size` bytes, and with the rest as the last one, which may be empty. */
const inPieces = (
  size: () => number,
  onPiece: (this: Transform, piece: Buffer, isLast: boolean) => void,
): Transform => {
  let pending = Buffer.alloc(0);
  const guarded = (done: TransformCallback, work: () => void) => {
    try {
      work();
      done();
    } catch (error) {
      done(error as Error);
    }
  };
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      guarded(done, () => {
        pending = Buffer.concat([pending, bytes]);
        // One byte more: a full piece may be the last.
        for (let next = size(); pending.length > next; next = size()) {
          onPiece.call(this, pending.subarray(0, next), false);
          pending = pending.subarray(next);
        }
      });
    },
    flush(done) {
      guarded(done, () => onPiece.call(this, pending, true));
    },
  });
};

/** Encrypts the file at `path` of a backup as a stream. */
export const encryptFile = (keys: BackupKeys, path: string): Transform => {
  const salt = randomBytes(saltBytes);
  const key = fileKey(keys, salt, path);
  let chunk = 0;
  return inPieces(
    () => chunkBytes,
    function (piece, isLast) {
      if (chunk === 0) this.push(salt);
      const cipher = createCipheriv("aes-256-gcm", key, nonceOf(chunk, isLast));
      chunk += 1;
      this.push(Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]));
    },
  );
};

/** Decrypts it; an altered, exchanged or cut-off file is a `TransferProblem` that names it. */
export const decryptFile = (keys: BackupKeys, path: string): Transform => {
  const altered = () => new TransferProblem(`${path} of the backup is altered.`);
  let key: Buffer | undefined;
  let chunk = 0;
  return inPieces(
    () => (key ? chunkBytes + tagBytes : saltBytes),
    function (piece, isLast) {
      if (!key) {
        if (isLast) throw altered();
        key = fileKey(keys, piece, path);
        return;
      }
      if (piece.length < tagBytes) throw altered();
      const end = piece.length - tagBytes;
      const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(chunk, isLast), {
        authTagLength: tagBytes,
      }).setAuthTag(piece.subarray(end));
      chunk += 1;
      try {
        this.push(Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]));
      } catch {
        throw altered();
      }
    },
  );
};
