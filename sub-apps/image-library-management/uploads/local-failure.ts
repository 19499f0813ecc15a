import type { LocalReason } from "./upload-state.ts";

/** A file that is not sent, for a reason that was found here. */
export class LocalFailure extends Error {
  override readonly name = "LocalFailure";
  readonly code: LocalReason;
  constructor(code: LocalReason, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
