import type { ErrorCode, FieldError } from "@console-shell/contract";

/**
 * Failures that the page itself detects; no response can set them. `outdated`: it waited too long for a
 * sign-in.
 */
export type LocalFailure = "network" | "timeout" | "aborted" | "unreadable" | "outdated";

interface RequestFailure {
  /** HTTP status; 0 without a response. */
  status: number;
  /** Our server's error code; none if the response isn't our server's, whatever its body says. */
  code?: ErrorCode | undefined;
  local?: LocalFailure;
  /** The server's message; empty if there is none. */
  message: string;
  statusText?: string;
  fields?: FieldError[];
  traceId: string;
  /** Path and query, without the origin. */
  url: string;
  /** Whether a sub-app's own server is at fault, which says nothing about the console or the session. */
  fromBackend?: boolean;
  /** Seconds to wait, from Retry-After. */
  retryAfter?: number;
}

/** The error of every rejected call. */
export class RequestError extends Error {
  override readonly name = "RequestError";
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly local: LocalFailure | undefined;
  readonly statusText: string;
  readonly fields: readonly FieldError[];
  readonly traceId: string;
  readonly url: string;
  readonly fromBackend: boolean;
  readonly retryAfter: number | undefined;

  constructor(failure: RequestFailure, cause?: unknown) {
    super(failure.message, { cause });
    this.status = failure.status;
    this.code = failure.code;
    this.local = failure.local;
    this.statusText = failure.statusText ?? "";
    this.fields = failure.fields ?? [];
    this.traceId = failure.traceId;
    this.url = failure.url;
    this.fromBackend = failure.fromBackend ?? false;
    this.retryAfter = failure.retryAfter;
  }
}
