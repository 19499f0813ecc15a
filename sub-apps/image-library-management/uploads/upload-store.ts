import { failureOf, type Source, type Upload, type UploadState } from "./upload-state.ts";
import { LocalFailure } from "./local-failure.ts";

/** An upload to add: bytes, an address, or a file that failed before it could be read. */
export type NewUpload = Source | { url: string } | { name: string; failure: LocalFailure };

export interface UploadCounts {
  total: number;
  done: number;
  present: number;
  failed: number;
}

/** All uploads of the page. A change costs the same for ten thousand as for one. */
export interface UploadStore {
  subscribe: (listener: () => void) => () => void;
  /** Changes with each update, for rendering. */
  version: () => number;
  of: (libraryId: string) => readonly Upload[];
  counts: (libraryId: string) => UploadCounts;
  /** Whether anything is pending or in flight. */
  isBusy: () => boolean;
  add: (libraryId: string, news: readonly NewUpload[]) => void;
  change: (upload: Upload, change: Partial<Upload>) => void;
  /** The first pending ones that match, at most `most`, all of one library. */
  waiting: (fits: (upload: Upload) => boolean, most: number) => Upload[];
  /** Removes a library's finished uploads. */
  clear: (libraryId: string) => void;
}

/** Throttle of notifications, in milliseconds: rendering every change is too expensive. */
const notifyInterval = 150;

const hasEnded = (state: UploadState) => state !== "waiting" && state !== "sending";

const newUpload = (key: number, libraryId: string, news: NewUpload): Upload => {
  const base = { key, libraryId, state: "waiting", isChecked: false } as const;
  if ("url" in news)
    return { ...base, name: news.url, bytes: undefined, from: { url: news.url }, isChecked: true };
  if (!("failure" in news))
    return { ...base, name: news.name, bytes: news.bytes, from: { source: news } };
  const { name, failure } = news;
  const read = () => Promise.reject(failure);
  return {
    ...base,
    name,
    bytes: undefined,
    from: { source: { name, bytes: 0, read } },
    state: "failed",
    reason: { code: failure.code },
  };
};

export const createUploadStore = (): UploadStore => {
  const byLibrary = new Map<string, Upload[]>();
  /** Per library, the index before which nothing is pending. */
  const firstOf = new Map<string, number>();
  const listeners = new Set<() => void>();
  let keys = 0;
  let version = 0;
  let unended = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notifiedAt = -notifyInterval;

  // Throttled: after a quiet spell a change is told at once, later ones together.
  const tell = () => {
    version += 1;
    if (timer !== undefined) return;
    const wait = Math.max(0, notifiedAt + notifyInterval - performance.now());
    timer = setTimeout(() => {
      timer = undefined;
      notifiedAt = performance.now();
      for (const listener of listeners) listener();
    }, wait);
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    of: (libraryId) => byLibrary.get(libraryId) ?? [],
    counts(libraryId) {
      const counts = { total: 0, done: 0, present: 0, failed: 0 };
      for (const { state } of byLibrary.get(libraryId) ?? []) {
        counts.total += 1;
        if (state === "done" || state === "present" || state === "failed") counts[state] += 1;
      }
      return counts;
    },
    isBusy: () => unended > 0,
    add(libraryId, news) {
      const uploads = byLibrary.get(libraryId) ?? [];
      byLibrary.set(libraryId, uploads);
      for (const one of news) {
        const upload = newUpload((keys += 1), libraryId, one);
        if (!hasEnded(upload.state)) unended += 1;
        uploads.push(upload);
      }
      tell();
    },
    change(upload, change) {
      const before = hasEnded(upload.state);
      Object.assign(upload, change);
      if (change.state === "waiting") firstOf.delete(upload.libraryId);
      unended += Number(before) - Number(hasEnded(upload.state));
      tell();
    },
    waiting(fits, most) {
      for (const [libraryId, uploads] of byLibrary) {
        let first = firstOf.get(libraryId) ?? 0;
        while (first < uploads.length && uploads[first]?.state !== "waiting") first += 1;
        firstOf.set(libraryId, first);
        const found: Upload[] = [];
        for (let at = first; at < uploads.length && found.length < most; at += 1) {
          const upload = uploads[at];
          if (upload?.state === "waiting" && fits(upload)) found.push(upload);
        }
        if (found.length > 0) return found;
      }
      return [];
    },
    clear(libraryId) {
      firstOf.delete(libraryId);
      const uploads = byLibrary.get(libraryId) ?? [];
      byLibrary.set(
        libraryId,
        uploads.filter(({ state }) => !hasEnded(state)),
      );
      tell();
    },
  };
};

/** Maps an error to its upload's state. */
export const changeFor = (error: unknown): Partial<Upload> =>
  error instanceof LocalFailure
    ? { state: "failed", reason: { code: error.code } }
    : failureOf(error);
