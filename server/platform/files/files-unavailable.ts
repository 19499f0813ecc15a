/** File storage is down, timed out or refuses; a retry may succeed. */
export class FilesUnavailable extends Error {
  override readonly name = "FilesUnavailable";
  /** The storage's error code, e.g. `AccessDenied`, or the kind of network error. */
  readonly reason: string;

  constructor(message: string, reason: string) {
    super(message);
    this.reason = reason;
  }
}
