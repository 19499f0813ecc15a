/** Stores the bytes of uploaded pictures and of the pages' assets by key; rows in the database refer to the keys. */
export interface Files {
  kind: "disk" | "s3";
  /**
   * Resolves when all bytes are durable; until then, and if it fails, a reader finds none of them. Keys are
   * `<folder>/<id>.<ending>`.
   */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** A missing file's error has the code `ENOENT`, see `isMissingFile`. */
  read(key: string): Promise<Buffer>;
  /** Resolves when the file is permanently gone, even if there was none. */
  remove(key: string): Promise<void>;
  /** The keys of all complete files. */
  keys(): AsyncIterable<string>;
  /** Removes leftovers of unfinished writes, e.g. of a killed process. */
  sweep(): Promise<void>;
  /** Free bytes in storage; null if unknown. */
  room(): Promise<number | null>;
  /** Releases its resources; calls in progress fail. */
  close(): void;
}
