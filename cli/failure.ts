import type { ErrorBody } from "@console-shell/contract";

/** Exit codes, part of the program's interface: see README.md. */
export const exitCodes = { done: 0, refused: 1, usage: 2, token: 3, unreachable: 4 } as const;

interface Details extends Partial<Pick<ErrorBody, "code" | "fields" | "traceId">> {
  /** What to do next. */
  next?: string;
  /** Set if the same request may succeed later. */
  temporary?: boolean;
  /** Milliseconds to wait before trying again, if the console said so. */
  retryAfter?: number;
}

/** An error that ends the program with a message for its user instead of a stack. */
export class Failure extends Error {
  readonly kind: keyof typeof exitCodes;
  readonly details: Details;

  constructor(kind: keyof typeof exitCodes, message: string, details: Details = {}) {
    super(message);
    this.kind = kind;
    this.details = details;
  }
}
