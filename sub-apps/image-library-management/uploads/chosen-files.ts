import { isLitter } from "./litter.ts";
import type { Source } from "./upload-state.ts";
import type { NewUpload } from "./upload-store.ts";

const isZip = (file: File) => /\.zip$/i.test(file.name);

const sourceOf = (file: File, name: string): Source => ({
  name,
  bytes: file.size,
  read: () => Promise.resolve(file),
});

/** What chosen files are to become: a picture each, and of a ZIP what is in it. */
export const uploadsOf = async (
  files: AsyncIterable<{ file: File; path: string }>,
): Promise<NewUpload[]> => {
  const uploads: NewUpload[] = [];
  for await (const { file, path } of files) {
    if (isLitter(path)) continue;
    if (!isZip(file)) uploads.push(sourceOf(file, path));
    else {
      // Its reader is fetched with the first ZIP.
      const { readZip } = await import("./read-zip.ts");
      for (const upload of await readZip(file)) uploads.push(upload);
    }
  }
  return uploads;
};

/** The files of an `<input type="file">`, with their folders where one was chosen. */
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
    // A hundred at a time, until there are none.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (entries.length === 0) return;
    for (const one of entries) yield* within(one);
  }
}

/** The files that were dropped, those in folders too. The entries have to be taken while the drop is handled. */
export const filesOfDrop = (
  transfer: DataTransfer,
): AsyncIterable<{ file: File; path: string }> => {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return filesOfInput([...transfer.files]);
  return (async function* dropped() {
    for (const entry of entries) yield* within(entry);
  })();
};
