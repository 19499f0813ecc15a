import { uploadBytes } from "@console-shell/contract/words/limits";
import { BlobReader, configure, ERR_ENCRYPTED, type FileEntry, ZipReader } from "@zip.js/zip.js";
import { isSystemFile } from "./system-files.ts";
import { LocalFailure } from "./local-failure.ts";
import type { Source } from "./upload-state.ts";
import type { NewUpload } from "./upload-store.ts";

/** Maximum number of entries in a ZIP. */
export const maxEntries = 10_000;
/** Pictures are already compressed: an entry with a higher compression ratio isn't one. */
const maxRatio = 100;

// The content security policy blocks the library's worker; the browser decompresses natively.
configure({ useWebWorkers: false });

/**
 * Decompresses an entry and stops at the first byte above a picture's maximum size, whatever size was
 * declared.
 */
const unpack = async (entry: FileEntry): Promise<Blob> => {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const target = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(piece) {
      bytes += piece.length;
      if (bytes > uploadBytes) throw new LocalFailure("too_large");
      pieces.push(piece);
    },
  });
  try {
    await entry.getData(target, { checkSignature: true });
  } catch (error) {
    if (bytes > uploadBytes) throw new LocalFailure("too_large", error);
    const isEncrypted = error instanceof Error && error.message === ERR_ENCRYPTED;
    throw new LocalFailure(isEncrypted ? "encrypted" : "unreadable", error);
  }
  return new Blob(pieces);
};

const uploadOf = (zip: string, entry: FileEntry): NewUpload => {
  const { uncompressedSize, compressedSize, encrypted } = entry;
  const name = `${zip}/${entry.filename.replaceAll("\\", "/")}`;
  const failed = (code: ConstructorParameters<typeof LocalFailure>[0]) => ({
    name,
    failure: new LocalFailure(code),
  });
  if (encrypted) return failed("encrypted");
  if (uncompressedSize > uploadBytes) return failed("too_large");
  if (uncompressedSize > compressedSize * maxRatio) return failed("too_dense");
  return { name, bytes: uncompressedSize, read: () => unpack(entry) } satisfies Source;
};

/**
 * A ZIP's entries, each with its own result. Only the directory is read now; entries are decompressed in
 * turn, so memory holds one picture at a time. Names are only displayed.
 */
export const readZip = async (zip: File): Promise<NewUpload[]> => {
  const reader = new ZipReader(new BlobReader(zip), { filenameValidation: "tolerant" });
  const found: NewUpload[] = [];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || isSystemFile(entry.filename)) continue;
      if (found.length >= maxEntries)
        return [{ name: zip.name, failure: new LocalFailure("too_many_entries") }];
      found.push(uploadOf(zip.name, entry));
    }
  } catch (error) {
    return [{ name: zip.name, failure: new LocalFailure("broken_zip", error) }];
  }
  if (found.length === 0) return [{ name: zip.name, failure: new LocalFailure("no_entries") }];
  return found;
};
