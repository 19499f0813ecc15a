/** Keeps the bytes of uploaded pictures by key; rows in the database refer to the keys. */
export interface Files {
  /** Resolves when the bytes are on disk. Keys are `<folder>/<id>.<ending>`. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
  /** Bytes that are free where they are kept. */
  room(): Promise<number>;
}
