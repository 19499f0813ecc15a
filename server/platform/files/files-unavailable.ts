/** Where the files are kept does not answer, took too long or refuses; the same may work later. */
export class FilesUnavailable extends Error {
  override readonly name = "FilesUnavailable";
  /** What it refused with, e.g. `AccessDenied`, or the kind of error on the way to it. */
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}
