import type { ApiKey } from "../calls/api.ts";

/** Calls that rotate the token of their own session; the previous token is invalid from then on. */
export const tokenRenewals: readonly ApiKey[] = [
  "POST /auth/session/reauthenticate",
  "POST /cc-api/operator/changePassword",
  "POST /cc-api/operator/totp/confirm",
  "POST /cc-api/operator/totp/remove",
  "POST /cc-api/operator/passkeys/add",
  "POST /cc-api/operator/passkeys/:id/remove",
  "POST /cc-api/operator/recoveryCodes/renew",
];
