import { uploadBytes } from "@console-shell/contract/words/limits";
import { BlobReader, configure, ERR_ENCRYPTED, type FileEntry, ZipReader } from "@zip.js/zip.js";
import { isSystemFile } from "./system-files.ts";
import { LocalFailure } from "./local-failure.ts";
import type { Source } from "./upload-state.ts";
import type { NewUpload } from "./upload-store.ts";
import {
  type ChooseEncoding,
  decodeName,
  guessEncoding,
  isLegacy,
  type RawName,
} from "./zip-names.ts";

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

const uploadOf = (zip: string, entry: FileEntry, entryName: string): NewUpload => {
  const { uncompressedSize, compressedSize, encrypted } = entry;
  const name = `${zip}/${entryName.replaceAll("\\", "/")}`;
  const failed = (code: ConstructorParameters<typeof LocalFailure>[0]) => ({
    name,
    failure: new LocalFailure(code),
  });
  if (encrypted) return failed("encrypted");
  if (uncompressedSize > uploadBytes) return failed("too_large");
  if (uncompressedSize > compressedSize * maxRatio) return failed("too_dense");
  return { name, bytes: uncompressedSize, read: () => unpack(entry) } satisfies Source;
};

const rawNameOf = ({ rawFilename, filename }: FileEntry): RawName => ({
  bytes: rawFilename,
  cp437: filename,
});

/* A name that isn't UTF-8 although the ZIP says so has become replacement characters. */
const isUnclear = ({ filenameUTF8, filename, rawFilename }: FileEntry) =>
  isLegacy(rawFilename) && (!filenameUTF8 || filename.includes("\uFFFD"));

/**
 * A ZIP's entries, each with its own result; none if nobody says in which encoding its names are. Only the directory is
 * read now; entries are decompressed in turn, so memory holds one picture at a time. Names are only displayed.
 */
export const readZip = async (zip: File, choose: ChooseEncoding): Promise<NewUpload[]> => {
  const failed = (code: ConstructorParameters<typeof LocalFailure>[0], cause?: unknown) => [
    { name: zip.name, failure: new LocalFailure(code, cause) },
  ];
  const reader = new ZipReader(new BlobReader(zip), { filenameValidation: "tolerant" });
  const found: FileEntry[] = [];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      // In Shift-JIS, half of a character can look like the backslash before a hidden file.
      if (entry.directory || (!isUnclear(entry) && isSystemFile(entry.filename))) continue;
      if (found.length >= maxEntries) return failed("too_many_entries");
      found.push(entry);
    }
  } catch (error) {
    return failed("broken_zip", error);
  }
  const names = found.filter(isUnclear).map(rawNameOf);
  const guess = guessEncoding(names);
  const encoding = names.length === 0 ? guess : await choose({ zip: zip.name, names, guess });
  if (!encoding) return [];
  const uploads = found.flatMap((entry) => {
    const name = isUnclear(entry) ? decodeName(rawNameOf(entry), encoding) : entry.filename;
    return isSystemFile(name) ? [] : [uploadOf(zip.name, entry, name)];
  });
  return uploads.length === 0 ? failed("no_entries") : uploads;
};
