import { createHash } from "node:crypto";

interface Version {
  key: string;
  id: string;
  /** Null for a delete marker. */
  bytes: Buffer | null;
}

const pageSize = 3;
const tag = (name: string, value: string | number | boolean) => `<${name}>${value}</${name}>`;
const document = (name: string, parts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>${tag(name, parts.join(""))}`;

/** The files of a bucket, with or without versioning. */
export class S3Bucket {
  keepsVersions = false;
  /** Whether deleting a missing file is an error, as in some stores. */
  tellsOfNone = false;
  /** Oldest first. */
  #versions: Version[] = [];
  #last = 0;

  put(key: string, bytes: Buffer): string {
    this.#add(key, bytes);
    return `"${createHash("md5").update(bytes).digest("hex")}"`;
  }

  get(key: string): { bytes: Buffer; etag: string } | undefined {
    const bytes = this.#versions.findLast((version) => version.key === key)?.bytes;
    if (!bytes) return undefined;
    return { bytes, etag: `"${createHash("md5").update(bytes).digest("hex")}"` };
  }

  /** Returns whether a delete marker was created or removed, instead of a file. */
  delete(key: string, id: string | null): boolean {
    if (id !== null) {
      const gone = this.#versions.find((version) => version.id === id);
      this.#versions = this.#versions.filter((version) => version !== gone);
      return gone?.bytes === null;
    }
    if (this.keepsVersions) this.#add(key, null);
    else this.#versions = this.#versions.filter((version) => version.key !== key);
    return this.keepsVersions;
  }

  /** The keys visible to readers. */
  keys(): string[] {
    const all = new Set(this.#versions.map(({ key }) => key));
    return [...all].filter((key) => this.get(key)).toSorted();
  }

  /** The number of files, including hidden versions. */
  get size(): number {
    return this.#versions.filter(({ bytes }) => bytes).length;
  }

  /** A page of the list of files. */
  list(query: URLSearchParams): string {
    const after = query.get("continuation-token") ?? "";
    const left = this.keys().filter(
      (key) => key.startsWith(query.get("prefix") ?? "") && key > after,
    );
    const page = left.slice(0, pageSize);
    const isTruncated = left.length > page.length;
    return document("ListBucketResult", [
      tag("IsTruncated", isTruncated),
      ...page.map((key) => tag("Contents", tag("Key", key))),
      isTruncated ? tag("NextContinuationToken", page.at(-1) ?? "") : "",
    ]);
  }

  /** A page of the list of versions; the next page requires another request. */
  versions(query: URLSearchParams): string {
    const left = this.#versions
      .filter(({ key }) => key.startsWith(query.get("prefix") ?? ""))
      .toReversed();
    return document("ListVersionsResult", [
      tag("IsTruncated", left.length > pageSize),
      ...left
        .slice(0, pageSize)
        .map(({ key, id, bytes }) =>
          tag(bytes ? "Version" : "DeleteMarker", tag("Key", key) + tag("VersionId", id)),
        ),
    ]);
  }

  #add(key: string, bytes: Buffer | null) {
    if (!this.keepsVersions)
      this.#versions = this.#versions.filter((version) => version.key !== key);
    this.#last += 1;
    this.#versions.push({ key, id: `v${this.#last}`, bytes });
  }
}
