/** A missing file; has the operating system's code for that error. */
export class MissingFile extends Error {
  override readonly name = "MissingFile";
  readonly code = "ENOENT";

  constructor(key: string) {
    super(`ENOENT: there is no file ${key}`);
  }
}

/** Whether a read failed because the file doesn't exist, in any storage. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
