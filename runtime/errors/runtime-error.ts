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
  | "LIFECYCLE_MISSING";

export interface ErrorFacts {
  app: string;
  phase: Phase;
  url?: string;
  cause?: unknown;
}

/** What all errors of the runtime have in common. */
export class RuntimeError extends Error {
  override readonly name: string;
  readonly code: RuntimeErrorCode;
  readonly app: string;
  readonly phase: Phase;
  readonly url: string | undefined;

  constructor(name: string, code: RuntimeErrorCode, message: string, facts: ErrorFacts) {
    super(message, { cause: facts.cause });
    this.name = name;
    this.code = code;
    this.app = facts.app;
    this.phase = facts.phase;
    this.url = facts.url;
  }
}
