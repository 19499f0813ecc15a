/** Why a console can't be a guest in a page; a closed list. */
export type GuestErrorCode =
  /** The page has a guest already. */
  | "already_mounted"
  /** The props name no element. */
  | "no_container"
  /** The page's address isn't below `base`. */
  | "outside_base"
  /** This page's origin isn't among `HOST_ORIGINS`, or on another site. The server's entry throws it. */
  | "host_refused"
  /** The console's server doesn't answer. */
  | "unreachable"
  /** The console's modules didn't load, or the browser has no second import map. */
  | "modules_failed";

/** What `mount` of a guest rejects with. */
export class GuestError extends Error {
  override readonly name = "GuestError";
  readonly code: GuestErrorCode;

  constructor(code: GuestErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
