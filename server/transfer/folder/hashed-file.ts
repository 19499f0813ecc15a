import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { PassThrough, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

export type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array>;

/**
 * Writes a new file that only its own user can read, and returns its SHA-256 in hex, once it's on disk. If it goes
 * `through` a transform, such as compression, the output is hashed.
 */
export const writeHashed = async (
  path: string,
  content: Content,
  through: Transform = new PassThrough(),
): Promise<string> => {
  const hash = createHash("sha256");
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(
    content,
    through,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
  );
  return hash.digest("hex");
};

/** The SHA-256 of a file that exists, in hex. */
export const hashOfFile = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
};
