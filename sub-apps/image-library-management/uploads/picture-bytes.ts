import { uploadBytes } from "@console-shell/contract/limits";
import { LocalFailure } from "./local-failure.ts";
import type { Source } from "./upload-state.ts";

const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
] as const;

/**
 * The bytes of what may be a picture. What begins as none, or is too large, is not sent at all; the server looks
 * again, and more closely.
 */
export const pictureBytes = async (source: Source): Promise<Blob> => {
  if (source.bytes > uploadBytes) throw new LocalFailure("too_large");
  const blob = await source.read().catch((error: unknown) => {
    throw error instanceof LocalFailure ? error : new LocalFailure("unreadable", error);
  });
  const beginning = await blob
    .slice(0, 4)
    .bytes()
    .catch((error: unknown) => {
      // The file has gone, or was changed, since it was chosen.
      throw new LocalFailure("unreadable", error);
    });
  if (!beginnings.some((bytes) => bytes.every((byte, at) => beginning[at] === byte)))
    throw new LocalFailure("not_a_picture");
  return blob;
};

/** SHA-256 in hexadecimal; undefined where the browser does not compute it, on a page without TLS. */
export const sha256Of = async (blob: Blob): Promise<string | undefined> => {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return undefined;
  const digest = new Uint8Array(await subtle.digest("SHA-256", await blob.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
};
