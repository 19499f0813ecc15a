/** The authenticator app of an operator. Secrets are sealed for the operator's identifier. */
interface TotpSecretsTable {
  operator_id: string;
  /** Null until the first one is confirmed. */
  secret: string | null;
  since: number | null;
  /** The last time step whose code was accepted; it and all before are refused. */
  last_step: number;
  /** Shown to the operator but not confirmed. */
  pending: string | null;
}

interface RecoveryCodesTable {
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
  /** The authenticator's signature counter, if it has one. */
  counter: number;
  /** Whether it syncs across the operator's devices. */
  synced: boolean;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** A single-use challenge for a passkey to sign. */
interface PasskeyChallengesTable {
  challenge_hash: string;
  /** The operator adding a passkey; null to authenticate. */
  operator_id: string | null;
  expires_at: number;
}

/** The only setup link for the first operator; `id` is 1. */
interface SetupLinkTable {
  id: number;
  token_hash: string;
  expires_at: number;
}

/** Identifies the key that sealed this database's secrets; `id` is 1. */
interface SealingKeyTable {
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
