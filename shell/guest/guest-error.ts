/** Why a console can't be mounted as a guest. */
type GuestErrorCode =
  /** The page already has a guest. */
  | "already_mounted"
  /** The props contain no element. */
  | "no_container"
  /** The page's address isn't below `base`. */
  | "outside_base"
  /** This page's origin isn't in `HOST_ORIGINS`, or is on another site. The server's entry throws it. */
  | "host_refused"
  /** The console's server doesn't answer. */
  | "unreachable"
  /** The console's modules failed to load, or the browser doesn't support a second import map. */
  | "modules_failed";

/** The error that a guest's `mount` rejects with. */
export class GuestError extends Error {
  override readonly name = "GuestError";
  readonly code: GuestErrorCode;

  constructor(code: GuestErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
