import type { Role } from "@console-shell/contract";
import type { Generated } from "kysely";
import type { PasswordPolicy, SignOnPurpose } from "@console-shell/contract/words/single-sign-on";

/** An identity provider for single sign-on. */
export interface IdentityProvidersTable {
  id: string;
  /** Its name in addresses; unique. */
  name: string;
  label: string;
  issuer: string;
  clientId: string;
  /** Sealed for the identifier; null for a public client. */
  clientSecret: string | null;
  /** Separated by spaces. */
  scopes: string;
  /** The boolean claim that says whether the e-mail address is verified. */
  emailVerifiedClaim: Generated<string>;
  /** Whether an address counts as verified if no claim says that it isn't. */
  emailsVerified: Generated<boolean>;
  /** The roles that may sign in with it. */
  roles: Role[];
  linkByEmail: boolean;
  createOperators: boolean;
  /** Empty without a mapping. */
  roleClaim: string;
  roleMapping: { value: string; role: Role }[];
  /** The role if no row of the mapping fits; null refuses the sign-in. */
  defaultRole: Role | null;
  /** Whether each sign-in sets the role. */
  applyRole: boolean;
  /** Values of `amr` or `acr` that count as a second factor. */
  acceptedFactors: string[];
  enabled: boolean;
  createdAt: number;
  updatedAt: number;
}

/** An operator's account at a provider. */
interface OperatorIdentitiesTable {
  id: string;
  operatorId: string;
  providerId: string;
  /** The provider's identifier of the account. */
  subject: string;
  /** As last sent. */
  email: string;
  linkedAt: number;
  lastUsedAt: number | null;
}

/** What a provider has said about the person who came back from it. */
export interface ProvedIdentity {
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** A proposal for the account name. */
  account: string;
  /** From the mapping; null if nothing gives one. */
  role: Role | null;
  /** The session at the provider, for its back-channel logout. */
  sid: string | null;
  /** Whether a second factor was used that is accepted. */
  factor: boolean;
  /** When the person authenticated there, in milliseconds; 0 if unknown. */
  authAt: number;
}

/** A visit to a provider in progress. Single use. */
export interface SignOnFlowsTable {
  /** SHA-256 of the token in the browser's cookie, in base64url. */
  tokenHash: string;
  providerId: string;
  purpose: SignOnPurpose;
  /** The session that needs fresh proof. */
  sessionId: string | null;
  state: string;
  nonce: string;
  /** Of PKCE; sealed for the token's hash. */
  codeVerifier: string;
  /** Whether the browser has come back. */
  taken: boolean;
  /** Set while the console's second factor is missing. */
  proved: ProvedIdentity | null;
  createdAt: number;
  expiresAt: number;
}

/** A logout token that has been used, until it's too old to be used again. */
interface UsedLogoutTokensTable {
  tokenHash: string;
  expiresAt: number;
}

/** One row, `id` is 1; without it everyone may use a password. */
interface PasswordPolicyTable {
  id: number;
  passwords: PasswordPolicy;
}

export interface SingleSignOnTables {
  identityProviders: IdentityProvidersTable;
  operatorIdentities: OperatorIdentitiesTable;
  signOnFlows: SignOnFlowsTable;
  usedLogoutTokens: UsedLogoutTokensTable;
  passwordPolicy: PasswordPolicyTable;
}
