import type { Phase } from "../lifecycle/state.ts";

export type RuntimeErrorCode =
  | "SUB_APP_NOT_CONFIGURED"
  | "ORIGIN_REFUSED"
  | "ENTRY_LOAD_FAILED"
  | "ENTRY_INVALID"
  | "CHUNK_LOAD_FAILED"
  | "CSS_CHUNK_LOAD_FAILED"
  | "LIFECYCLE_FAILED"
  | "LIFECYCLE_TIMEOUT"
  | "LIFECYCLE_MISSING"
  | "NEED_UNDECLARED";

export interface ErrorFacts {
  app: string;
  phase: Phase;
  url?: string;
  cause?: unknown;
}

/** What all errors of the runtime have in common. */
export class RuntimeError extends Error {
  declare readonly code: RuntimeErrorCode;
  declare readonly app: string;
  declare readonly phase: Phase;
  declare readonly url: string | undefined;

  /** `more` are the fields that this kind of error has on its own. */
  constructor(
    name: string,
    code: RuntimeErrorCode,
    message: string,
    { cause, ...facts }: ErrorFacts,
    more?: object,
  ) {
    super(message, { cause });
    Object.assign(this, { name, code, ...facts }, more);
  }
}
