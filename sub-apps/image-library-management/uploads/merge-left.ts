import type { LeftUploads } from "./left-uploads.ts";

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
export const mergeLeft = async (
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
