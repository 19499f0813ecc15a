/** The File System Access methods that TypeScript doesn't know. */
interface AskedHandle {
  requestPermission?(options: { mode: "read" }): Promise<PermissionState>;
}

/** Above this number, files aren't remembered: the browser would ask for permission for each. */
const maxHandles = 20;

/**
 * Handles of dropped files, to find them again after a reload; empty if the browser has none. Call it
 * synchronously in the drop handler.
 */
export const handlesOfDrop = async (transfer: DataTransfer): Promise<FileSystemHandle[]> => {
  const items = [...transfer.items] as (DataTransferItem & {
    getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
  })[];
  if (items.length > maxHandles) return [];
  const asked = items.flatMap((item) =>
    item.getAsFileSystemHandle ? [item.getAsFileSystemHandle()] : [],
  );
  const handles = await Promise.all(asked);
  return handles.flatMap((handle) => handle ?? []);
};

/** Asks for read permission if the browser requires it. */
export const mayRead = async (handles: readonly FileSystemHandle[]): Promise<boolean> => {
  for (const handle of handles as readonly (FileSystemHandle & AskedHandle)[])
    if (
      handle.requestPermission &&
      (await handle.requestPermission({ mode: "read" })) !== "granted"
    )
      return false;
  return true;
};

/** The files of handles, including those in folders. */
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
