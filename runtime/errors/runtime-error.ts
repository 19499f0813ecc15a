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

/** Base class of all errors of the runtime. */
export class RuntimeError extends Error {
  declare readonly code: RuntimeErrorCode;
  declare readonly app: string;
  declare readonly phase: Phase;
  declare readonly url: string | undefined;

  /** `more` holds the fields specific to this kind of error. */
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
