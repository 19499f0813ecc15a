import type { ErrorCode, FieldError } from "@console-shell/contract";

/** A field to name in a refusal; its text is made in the request's language from the code. */
export type RefusedField = Omit<FieldError, "message"> & { message?: string };

/**
 * The one way a feature says no: a code of the contract's closed list, and the fields it is about.
 * http/errors.ts renders it; nothing else answers with an error.
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
