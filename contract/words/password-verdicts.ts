/** Why a new password is refused. Those after the lengths are codes of field errors, too. */
export const passwordRefusals = [
  "too_short",
  "too_long",
  "contains_account",
  "contains_product",
  "too_common",
  "predictable",
] as const;
export type PasswordRefusal = (typeof passwordRefusals)[number];

/** What the server says about a new password. Only `refused` isn't accepted. */
export const passwordVerdicts = ["refused", "fair", "strong"] as const;
export type PasswordVerdict = (typeof passwordVerdicts)[number];
