import type { Tables } from "../database/tables/index.ts";

type ColumnsOf<Table extends keyof Tables> = {
  [Name in Table]: {
    table: Name;
    column: keyof Tables[Name] & string;
    /** The column that names the owner of each text. */
    owner: keyof Tables[Name] & string;
    /** The primary key. */
    key: keyof Tables[Name] & string;
  };
}[Table];

/** A column of sealed texts. */
export type SealedColumn = ColumnsOf<keyof Tables>;

/**
 * Every column of sealed texts, by kind: a key rotation seals them again. A text can't be sealed without naming a kind,
 * nor opened as another one.
 */
export const sealedColumns = {
  totp: [
    { table: "totpSecrets", column: "secret", owner: "operatorId", key: "operatorId" },
    { table: "totpSecrets", column: "pending", owner: "operatorId", key: "operatorId" },
  ],
  face: [{ table: "faceTemplates", column: "embedding", owner: "operatorId", key: "operatorId" }],
  webhook: [{ table: "webhookSecrets", column: "sealed", owner: "webhookId", key: "id" }],
  alert: [{ table: "alertRules", column: "webhookSecret", owner: "id", key: "id" }],
  "identity-provider": [
    { table: "identityProviders", column: "clientSecret", owner: "id", key: "id" },
  ],
  "sign-on": [
    { table: "signOnFlows", column: "codeVerifier", owner: "tokenHash", key: "tokenHash" },
  ],
  approval: [{ table: "approvals", column: "input", owner: "id", key: "id" }],
  audit: [{ table: "auditKeys", column: "privateKey", owner: "id", key: "id" }],
  "signing-key": [{ table: "signingKeys", column: "privateKey", owner: "id", key: "id" }],
} as const satisfies Record<string, readonly SealedColumn[]>;

/** Which secret a text is. */
export type SealedKind = keyof typeof sealedColumns;
