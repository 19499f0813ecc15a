import { type LeftUploads, readLeft, writeLeft } from "./left-uploads.ts";
import type { NewUpload, UploadStore } from "./upload-store.ts";

const distinct = async (handles: readonly FileSystemHandle[]) => {
  const kept: FileSystemHandle[] = [];
  for (const handle of handles) {
    const same = await Promise.all(kept.map((other) => other.isSameEntry(handle)));
    if (!same.includes(true)) kept.push(handle);
  }
  return kept;
};

/**
 * The current unfinished uploads, plus those left before that weren't found again: neither a new file nor
 * another page discards the rest.
 */
const mergeLeft = async (
  left: LeftUploads,
  before: LeftUploads | undefined,
  found: ReadonlySet<string>,
): Promise<LeftUploads> => {
  if (!before) return left;
  const isMissing = (name: string) => !found.has(name);
  const names = before.names.filter(isMissing);
  const urls = before.urls.filter(isMissing);
  const all = [...names, ...left.names];
  return {
    ...left,
    total: left.total + names.length + urls.length,
    names: all,
    urls: [...urls, ...left.urls],
    handles: all.length > 0 ? await distinct([...before.handles, ...left.handles]) : [],
  };
};

/** Milliseconds between writes. */
const every = 1_000;

/** Stores each library's unfinished uploads in the browser, until undone. */
export const createRememberer = (store: UploadStore, operatorId: string) => {
  const handlesOf = new Map<string, FileSystemHandle[]>();
  /** Uploads left when the page loaded, until forgotten, and those of them added since. */
  const beforeOf = new Map<string, Promise<LeftUploads | undefined>>();
  const foundOf = new Map<string, Set<string>>();
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
        .then(async () => {
          const before = await beforeOf.get(libraryId);
          const found = foundOf.get(libraryId) ?? new Set();
          await writeLeft(await mergeLeft(leftOf(libraryId), before, found));
        })
        // A browser without storage, e.g. in a private window, isn't asked again.
        .catch(undo);
  };
  const undo = store.subscribe(() => {
    timer ??= setTimeout(write, every);
  });
  return {
    /**
     * Stores the library's unfinished uploads from now on, with their handles, in addition to those left
     * before.
     */
    watch(libraryId: string, news: readonly NewUpload[], handles: readonly FileSystemHandle[]) {
      handlesOf.set(libraryId, [...(handlesOf.get(libraryId) ?? []), ...handles]);
      if (!beforeOf.has(libraryId)) {
        const before = readLeft(operatorId, libraryId);
        // Callers get the rejection; this avoids an unhandled one before that.
        before.catch(() => undefined);
        beforeOf.set(libraryId, before);
      }
      const found = foundOf.get(libraryId) ?? new Set();
      foundOf.set(libraryId, found);
      for (const one of news) found.add("url" in one ? one.url : one.name);
    },
    /** Discards what was left before. */
    forget(libraryId: string) {
      beforeOf.set(libraryId, Promise.resolve(undefined));
      if (!handlesOf.has(libraryId)) handlesOf.set(libraryId, []);
      write();
    },
    stop() {
      undo();
      clearTimeout(timer);
    },
  };
};
