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

/** What tests do with a bucket behind the console's back. */
export interface TestBucket {
  keepVersions(): void | Promise<void>;
  put(key: string, bytes: Buffer): unknown;
  get(key: string): Buffer | undefined | Promise<Buffer | undefined>;
  /** The keys visible to readers, sorted. */
  keys(): string[] | Promise<string[]>;
  /** The number of files, including hidden versions. */
  size(): number | Promise<number>;
  /**
   * Whether deleting a missing file is an error, as in some stores, or a delete marker, as in OpenStack's Swift. A real
   * store decides itself.
   */
  tellsOfNone?: boolean;
}

/** The files of a bucket, with or without versioning. */
export class S3Bucket implements TestBucket {
  #keepsVersions = false;
  tellsOfNone = false;
  /** Oldest first. */
  #versions: Version[] = [];
  #last = 0;

  keepVersions() {
    this.#keepsVersions = true;
  }

  put(key: string, bytes: Buffer) {
    this.#add(key, bytes);
  }

  get(key: string): Buffer | undefined {
    return this.#versions.findLast((version) => version.key === key)?.bytes ?? undefined;
  }

  /** Returns whether a delete marker was created or removed, instead of a file. */
  delete(key: string, id: string | null): boolean {
    if (id !== null) {
      const gone = this.#versions.find((version) => version.id === id);
      this.#versions = this.#versions.filter((version) => version !== gone);
      return gone?.bytes === null;
    }
    if (this.#keepsVersions) this.#add(key, null);
    else this.#versions = this.#versions.filter((version) => version.key !== key);
    return this.#keepsVersions;
  }

  keys(): string[] {
    const all = new Set(this.#versions.map(({ key }) => key));
    return [...all].filter((key) => this.get(key)).toSorted();
  }

  size(): number {
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
    if (!this.#keepsVersions)
      this.#versions = this.#versions.filter((version) => version.key !== key);
    this.#last += 1;
    this.#versions.push({ key, id: `v${this.#last}`, bytes });
  }
}
