import { uploadBytes } from "@console-shell/contract/words/limits";
import { LocalFailure } from "./local-failure.ts";
import type { Source } from "./upload-state.ts";

const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
] as const;

/**
 * Reads a file that may be a picture. Other types and oversized files aren't sent; the server validates more
 * closely.
 */
export const imageBytes = async (source: Source): Promise<Blob> => {
  if (source.bytes > uploadBytes) throw new LocalFailure("too_large");
  const blob = await source.read().catch((error: unknown) => {
    throw error instanceof LocalFailure ? error : new LocalFailure("unreadable", error);
  });
  const beginning = await blob
    .slice(0, 4)
    .bytes()
    .catch((error: unknown) => {
      // The file was deleted or changed since it was chosen.
      throw new LocalFailure("unreadable", error);
    });
  if (!beginnings.some((bytes) => bytes.every((byte, at) => beginning[at] === byte)))
    throw new LocalFailure("not_a_picture");
  return blob;
};

/** SHA-256 in hexadecimal; undefined without TLS, where browsers don't offer it. */
export const sha256Of = async (blob: Blob): Promise<string | undefined> => {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return undefined;
  const digest = new Uint8Array(await subtle.digest("SHA-256", await blob.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
