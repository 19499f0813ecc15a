import type { AnyPermission, ApiScope, ErrorCode, FieldCode } from "@console-shell/contract";
import type { TokenScope } from "@console-shell/contract/words/sub-app-releases";

/**
 * A field to name in a refusal. Its message comes from the code; `name` fills the message's placeholder, and `message`
 * replaces it. A missing permission or scope is its own code.
 */
export type RefusedField =
  | { path: string; code: FieldCode }
  | { path: string; code: FieldCode; name: string }
  | { path: string; code: FieldCode; message: string }
  | { path: "permission"; code: AnyPermission }
  | { path: "scope"; code: ApiScope | TokenScope };

/**
 * The only error that features throw to refuse: a code of the contract's closed list, and the fields it concerns.
 * kernel/errors.ts renders it; nothing else sends errors.
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
