/** Keeps the bytes of uploaded pictures and of the pages' assets by key; rows in the database refer to the keys. */
export interface Files {
  kind: "disk" | "s3";
  /** Resolves when all bytes are kept for good; until then, and where it fails, a reader finds none of them. Keys are `<folder>/<id>.<ending>`. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The error of a file that is not there has the code `ENOENT`, see `isMissingFile`. */
  read(key: string): Promise<Buffer>;
  /** Resolves when the file is gone for good, also where there was none. */
  remove(key: string): Promise<void>;
  /** The keys of all files that are whole. */
  keys(): AsyncIterable<string>;
  /** Removes what unfinished writes, e.g. of a killed process, have left behind. */
  sweep(): Promise<void>;
  /** Bytes that are free where they are kept; null where nobody can tell. */
  room(): Promise<number | null>;
  /** Ends what it holds; calls that are under way fail. */
  close(): void;
}
