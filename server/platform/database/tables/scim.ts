import type { ProvisionedRole } from "@console-shell/contract";

/** A secret with which an identity provider provisions operators; it does no more than its maker may. */
interface ScimTokensTable {
  id: string;
  name: string;
  /** The visible start of the secret. */
  prefix: string;
  /** SHA-256 of the secret in hex. */
  tokenHash: string;
  /** Whether new operators get a mail with a link to set a password. */
  invites: boolean;
  createdBy: string;
  createdAt: number;
  expiresAt: number;
  lastUsedAt: number | null;
  revokedAt: number | null;
  /** The expiry that somebody was last notified of; null if never. */
  notifiedExpiry: number | null;
}

/** What the identity provider said about an operator. */
interface ScimUsersTable {
  operatorId: string;
  userName: string;
  /** The user name in lower case; unique. */
  userKey: string;
  externalId: string | null;
  givenName: string | null;
  familyName: string | null;
  changedAt: number;
  /** Set if the identity provider deleted the user: it no longer sees the operator. */
  deletedAt: number | null;
}

interface ScimGroupsTable {
  id: string;
  displayName: string;
  /** The name in lower case; unique. */
  displayKey: string;
  externalId: string | null;
  /** The role of its members; null if the group gives none. */
  role: ProvisionedRole | null;
  /** Null until the identity provider sends it. */
  createdAt: number | null;
  changedAt: number;
}

interface ScimGroupMembersTable {
  groupId: string;
  operatorId: string;
}

/** One row. */
interface ScimSettingsTable {
  id: 1;
  /** The role of operators whose groups give none. */
  defaultRole: ProvisionedRole;
}

/** A refused request of an identity provider. */
interface ScimFailuresTable {
  id: string;
  tokenId: string;
  at: number;
  method: string;
  path: string;
  status: number;
  detail: string;
}

export interface ScimTables {
  scimTokens: ScimTokensTable;
  scimUsers: ScimUsersTable;
  scimGroups: ScimGroupsTable;
  scimGroupMembers: ScimGroupMembersTable;
  scimSettings: ScimSettingsTable;
  scimFailures: ScimFailuresTable;
}
