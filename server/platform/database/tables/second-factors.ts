/** The authenticator app of an operator. Secrets are sealed for the operator's identifier. */
export interface TotpSecretsTable {
  operator_id: string;
  /** Null until the first one is confirmed. */
  secret: string | null;
  since: number | null;
  /** The last time step whose code was taken; it and all before count no more. */
  last_step: number;
  /** Shown to the operator but not confirmed. */
  pending: string | null;
}

export interface RecoveryCodesTable {
  /** SHA-256 in base64url: the codes are random and long. */
  code_hash: string;
  operator_id: string;
  used_at: number | null;
}

export interface PasskeysTable {
  id: string;
  operator_id: string;
  /** The authenticator's name for it, in base64url; unique. */
  credential_id: string;
  /** In COSE form, as base64url. */
  public_key: string;
  /** How often it has signed, where the authenticator counts. */
  counter: number;
  /** Whether the operator's devices share it. */
  synced: boolean;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** What a passkey is asked to sign, once. */
export interface PasskeyChallengesTable {
  challenge_hash: string;
  /** Who is about to add a passkey; null for proving who one is. */
  operator_id: string | null;
  expires_at: number;
}

/** The one link that makes the first operator; `id` is 1. */
export interface SetupLinkTable {
  id: number;
  token_hash: string;
  expires_at: number;
}

/** Which key the sealed secrets of this database were sealed with; `id` is 1. */
export interface SealingKeyTable {
  id: number;
  fingerprint: string;
}

export interface SecondFactorTables {
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  setup_link: SetupLinkTable;
  sealing_key: SealingKeyTable;
}
