/** There is no file of this key; has the code that the operating system gives such an error. */
export class MissingFile extends Error {
  override readonly name = "MissingFile";
  readonly code = "ENOENT";

  constructor(key: string) {
    super(`ENOENT: there is no file ${key}`);
  }
}

/** Whether a file could not be read since it is not there, wherever files are kept. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
