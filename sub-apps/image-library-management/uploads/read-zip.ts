import { uploadBytes } from "@console-shell/contract/limits";
import { BlobReader, configure, ERR_ENCRYPTED, type FileEntry, ZipReader } from "@zip.js/zip.js";
import { isLitter } from "./litter.ts";
import { LocalFailure } from "./local-failure.ts";
import type { Source } from "./upload-state.ts";
import type { NewUpload } from "./upload-store.ts";

/** Entries of one ZIP. */
export const mostEntries = 10_000;
/** Pictures are packed already: what becomes this many times as large is none. */
const mostRatio = 100;

// The page allows no scripts from elsewhere; the browser unpacks by itself.
configure({ useWebWorkers: false });

/** Unpacks one entry, and stops at the first byte that is more than a picture may have, whatever was announced. */
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
  if (uncompressedSize > compressedSize * mostRatio) return failed("too_dense");
  return { name, bytes: uncompressedSize, read: () => unpack(entry) } satisfies Source;
};

/**
 * What a ZIP holds, each entry with its own result. Only its list is read now; an entry is unpacked when its turn has
 * come, so that the memory needed is that of one picture. Names in it are shown, and used for nothing else.
 */
export const readZip = async (zip: File): Promise<NewUpload[]> => {
  const reader = new ZipReader(new BlobReader(zip), { filenameValidation: "tolerant" });
  const found: NewUpload[] = [];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || isLitter(entry.filename)) continue;
      if (found.length >= mostEntries)
        return [{ name: zip.name, failure: new LocalFailure("too_many_entries") }];
      found.push(uploadOf(zip.name, entry));
    }
  } catch (error) {
    return [{ name: zip.name, failure: new LocalFailure("broken_zip", error) }];
  }
  if (found.length === 0) return [{ name: zip.name, failure: new LocalFailure("no_entries") }];
  return found;
};
