import type { LocalReason } from "./upload-state.ts";

/** A file that isn't sent, for a reason found in the browser. */
export class LocalFailure extends Error {
  override readonly name = "LocalFailure";
  readonly code: LocalReason;
  constructor(code: LocalReason, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
