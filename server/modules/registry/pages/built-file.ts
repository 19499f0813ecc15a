import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { integrityOf } from "#platform/files/integrity.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".ttf": "font/ttf",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".tgz": "application/gzip",
};
const incompressible = new Set([".png", ".jpg", ".webp", ".avif", ".woff2", ".tgz"]);
const smallest = 1024;
/** For files the build hasn't compressed: fast, because somebody is waiting. */
const brotliQuality = 6;

export type Encoding = "br" | "gzip" | "identity";

/** A built file, with the metadata for its response. */
export interface BuiltFile {
  type: string;
  /** Quoted, as in the ETag header. */
  etag: string;
  /** As in `<script integrity>`. */
  integrity: string;
  text(): string;
  /** The content of a JSON file, parsed once. */
  json(): unknown;
  /** The content in an encoding, compressed once. */
  encoded(encoding: Encoding): Promise<Buffer>;
  compressible: boolean;
}

/** Reads the file's precompressed variant; rejects if there is none. */
export type ReadBrotli = () => Promise<Buffer>;

/**
 * Undefined if the build left none, or one with other content: a browser would refuse a file that doesn't match its
 * hash.
 */
const brotliOfBuild = async (content: Buffer, read: ReadBrotli): Promise<Buffer | undefined> => {
  try {
    const compressed = await read();
    const original = await promisify(brotliDecompress)(compressed, {
      maxOutputLength: content.length,
    });
    return original.equals(content) ? compressed : undefined;
  } catch {
    return undefined;
  }
};

const compress = async (
  content: Buffer,
  encoding: Exclude<Encoding, "identity">,
  readBrotli: ReadBrotli | undefined,
): Promise<Buffer> => {
  if (encoding === "gzip") return promisify(gzip)(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return (
    (readBrotli && (await brotliOfBuild(content, readBrotli))) ??
    promisify(brotliCompress)(content, { params })
  );
};

/** Reads a built file's content. */
export const builtFile = (path: string, content: Buffer, readBrotli?: ReadBrotli): BuiltFile => {
  const integrity = integrityOf(content);
  const extension = extname(path).toLowerCase();
  const compressed = new Map<Encoding, Promise<Buffer>>();
  let parsed: unknown;
  return {
    type: types[extension] ?? "application/octet-stream",
    etag: `"${integrity.slice(-32)}"`,
    integrity,
    text: () => content.toString("utf8"),
    json() {
      parsed ??= JSON.parse(content.toString("utf8"));
      return parsed;
    },
    compressible: content.length >= smallest && !incompressible.has(extension),
    encoded(encoding) {
      if (encoding === "identity") return Promise.resolve(content);
      const known = compressed.get(encoding) ?? compress(content, encoding, readBrotli);
      compressed.set(encoding, known);
      return known;
    },
  };
};
