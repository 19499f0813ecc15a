import { writeLeft } from "./left-uploads.ts";
import type { UploadStore } from "./upload-store.ts";

/** Milliseconds between two writes. */
const every = 1_000;

/** Keeps what is left of the uploads of each library in the browser, until the returned undo. */
export const createRememberer = (store: UploadStore, operatorId: string) => {
  const handlesOf = new Map<string, FileSystemHandle[]>();
  let writing: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leftOf = (libraryId: string) => {
    const uploads = store.of(libraryId);
    const left = uploads.filter(({ state }) => state === "waiting" || state === "sending");
    const names = left.flatMap(({ from, name }) => ("url" in from ? [] : [name]));
    return {
      libraryId,
      operatorId,
      total: uploads.length,
      names,
      urls: left.flatMap(({ from }) => ("url" in from ? [from.url] : [])),
      handles: names.length > 0 ? (handlesOf.get(libraryId) ?? []) : [],
    };
  };
  const write = () => {
    timer = undefined;
    for (const libraryId of handlesOf.keys())
      writing = writing
        .then(() => writeLeft(leftOf(libraryId)))
        // A browser that keeps nothing, as in a private window, is not asked again.
        .catch(undo);
  };
  const undo = store.subscribe(() => {
    timer ??= setTimeout(write, every);
  });
  return {
    /** From now on what is left for the library is kept, with what finds it again. */
    watch(libraryId: string, handles: readonly FileSystemHandle[]) {
      handlesOf.set(libraryId, [...(handlesOf.get(libraryId) ?? []), ...handles]);
    },
    stop() {
      undo();
      clearTimeout(timer);
    },
  };
};
