import type { ErrorCode, FieldError } from "@console-shell/contract";

/** A field to name in a refusal; its text comes from the code, in the request's language. */
export type RefusedField = Omit<FieldError, "message"> & { message?: string };

/**
 * The only error that features throw to refuse: a code of the contract's closed list, and the fields it concerns.
 * http/errors.ts renders it; nothing else sends errors.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ErrorCode;
  readonly fields: RefusedField[];

  constructor(code: ErrorCode, fields: RefusedField[] = [], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.fields = fields;
  }
}
