/** The authenticator app of an operator. Secrets are sealed for the operator's identifier. */
interface TotpSecretsTable {
  operatorId: string;
  /** Null until the first one is confirmed. */
  secret: string | null;
  since: number | null;
  /** The last time step whose code was accepted; it and all before are refused. */
  lastStep: number;
  /** Shown to the operator but not confirmed. */
  pending: string | null;
}

interface RecoveryCodesTable {
  /** SHA-256 in base64url: the codes are random and long. */
  codeHash: string;
  operatorId: string;
  usedAt: number | null;
}

export interface PasskeysTable {
  id: string;
  operatorId: string;
  /** The authenticator's name for it, in base64url; unique. */
  credentialId: string;
  /** In COSE form, as base64url. */
  publicKey: string;
  /** The authenticator's signature counter, if it has one. */
  counter: number;
  /** Whether it syncs across the operator's devices. */
  synced: boolean;
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
}

/** A single-use challenge for a passkey to sign. */
interface PasskeyChallengesTable {
  challengeHash: string;
  /** The operator adding a passkey; null to authenticate. */
  operatorId: string | null;
  expiresAt: number;
}

/** The only setup link for the first operator; `id` is 1. */
interface SetupLinkTable {
  id: number;
  tokenHash: string;
  expiresAt: number;
}

export interface SecondFactorTables {
  totpSecrets: TotpSecretsTable;
  recoveryCodes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkeyChallenges: PasskeyChallengesTable;
  setupLink: SetupLinkTable;
}
