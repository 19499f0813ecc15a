/** What browsers that know handles have beside what TypeScript knows of them. */
interface AskedHandle {
  requestPermission?(options: { mode: "read" }): Promise<PermissionState>;
}

/** More than these at once are not remembered: the browser would ask for each. */
const mostHandles = 20;

/**
 * Handles of what was dropped, with which files are found again after a reload; none where the browser has no
 * handles. To be called while the drop is handled.
 */
export const handlesOfDrop = async (transfer: DataTransfer): Promise<FileSystemHandle[]> => {
  const items = [...transfer.items] as (DataTransferItem & {
    getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
  })[];
  if (items.length > mostHandles) return [];
  const asked = items.flatMap((item) =>
    item.getAsFileSystemHandle ? [item.getAsFileSystemHandle()] : [],
  );
  const handles = await Promise.all(asked);
  return handles.flatMap((handle) => handle ?? []);
};

/** Asks, where the browser wants it, whether these may be read again. */
export const mayRead = async (handles: readonly FileSystemHandle[]): Promise<boolean> => {
  for (const handle of handles as readonly (FileSystemHandle & AskedHandle)[])
    if (
      handle.requestPermission &&
      (await handle.requestPermission({ mode: "read" })) !== "granted"
    )
      return false;
  return true;
};

/** The files of handles, those in folders too. */
export async function* filesOfHandles(
  handles: Iterable<FileSystemHandle> | AsyncIterable<FileSystemHandle>,
  folder = "",
): AsyncGenerator<{ file: File; path: string }> {
  for await (const handle of handles) {
    const path = `${folder}${handle.name}`;
    if (handle.kind === "file")
      yield { file: await (handle as FileSystemFileHandle).getFile(), path };
    else yield* filesOfHandles((handle as FileSystemDirectoryHandle).values(), `${path}/`);
  }
}
