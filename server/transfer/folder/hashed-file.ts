import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { PassThrough, type Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

export type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array>;

const hashing = () => {
  const hash = createHash("sha256");
  const through = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  return { through, end: () => hash.digest("hex") };
};

/**
 * Writes a new file that only its own user can read, and returns SHA-256 hashes in hex, once it's on disk: of the
 * content `through` a transform, such as compression, and of the stored bytes, which `seal` may have encrypted.
 */
export const writeHashed = async (
  path: string,
  content: Content,
  through: Transform = new PassThrough(),
  seal: Transform = new PassThrough(),
): Promise<{ sha256: string; stored: string }> => {
  const [plain, stored] = [hashing(), hashing()];
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(
    content,
    through,
    plain.through,
    seal,
    stored.through,
    createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
  );
  return { sha256: plain.end(), stored: stored.end() };
};

/** The SHA-256 of a stream, in hex. */
export const hashOf = async (content: Readable): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(content, hash);
  return hash.digest("hex");
};
