import { isSystemFile } from "./system-files.ts";
import type { Source } from "./upload-state.ts";
import type { NewUpload } from "./upload-store.ts";
import type { ChooseEncoding } from "./zip-names.ts";

const isZip = (file: File) => /\.zip$/i.test(file.name);

const sourceOf = (file: File, name: string): Source => ({
  name,
  bytes: file.size,
  read: () => Promise.resolve(file),
});

/** The uploads for the chosen files: one per picture, and a ZIP's entries. */
export const uploadsOf = async (
  files: AsyncIterable<{ file: File; path: string }>,
  choose: ChooseEncoding,
): Promise<NewUpload[]> => {
  const uploads: NewUpload[] = [];
  for await (const { file, path } of files) {
    if (isSystemFile(path)) continue;
    if (!isZip(file)) uploads.push(sourceOf(file, path));
    else {
      // The ZIP reader is loaded on demand.
      const { readZip } = await import("./read-zip.ts");
      for (const upload of await readZip(file, choose)) uploads.push(upload);
    }
  }
  return uploads;
};

/** The files of an `<input type="file">`, with paths if a folder was chosen. */
export async function* filesOfInput(list: Iterable<File>) {
  for (const file of list) yield { file, path: file.webkitRelativePath || file.name };
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => {
    entry.file(resolve, reject);
  });

async function* within(entry: FileSystemEntry): AsyncGenerator<{ file: File; path: string }> {
  if (entry.isFile) {
    yield {
      file: await fileOf(entry as FileSystemFileEntry),
      path: entry.fullPath.replace(/^\//, ""),
    };
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // `readEntries` returns batches of a hundred; an empty one is the end.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (entries.length === 0) return;
    for (const one of entries) yield* within(one);
  }
}

/** The dropped files, including those in folders. The entries must be read synchronously in the drop handler. */
export const filesOfDrop = (
  transfer: DataTransfer,
): AsyncIterable<{ file: File; path: string }> => {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return filesOfInput([...transfer.files]);
  return (async function* dropped() {
    for (const entry of entries) yield* within(entry);
  })();
};
