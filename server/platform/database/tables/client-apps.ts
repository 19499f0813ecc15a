import type { Generated } from "kysely";
import type {
  ApiKeyScope,
  ClientAppEnvironment,
  ClientAppStatus,
} from "@console-shell/contract/calls/client-app";

interface ClientAppTable {
  id: string;
  name: string;
  /** Lower case; unique within the environment. */
  nameKey: string;
  environment: ClientAppEnvironment;
  description: string;
  status: ClientAppStatus;
  ownerId: string;
  /** The finance client that pays for its calls; null if there is none. */
  clientId: string | null;
  callsPerMinute: Generated<number>;
  /** Per calendar month (UTC); null for no limit. */
  callsPerMonth: number | null;
  createdAt: number;
  updatedAt: number;
  /** Keys that aren't revoked and hadn't expired when the list was last sorted by it. */
  keyCount: Generated<number>;
  /** Last use of any of its keys; null if never. */
  keysUsedAt: number | null;
}

interface ApiKeyTable {
  id: string;
  applicationId: string;
  name: string;
  /** The visible beginning, `csk_<environment>_<prefix>`. */
  prefix: string;
  /** SHA-256 of the whole key, in hex. The key itself is never stored. */
  keyHash: string;
  scopes: ApiKeyScope[];
  /** Where it may be used from; empty for anywhere. */
  addresses: Generated<string[]>;
  createdBy: string;
  createdAt: number;
  expiresAt: number | null;
  lastUsedAt: number | null;
  revokedAt: number | null;
  /** The key that replaced this one by rotation. */
  replacedBy: string | null;
  /** Whether it's included in its client app's `keyCount`. */
  counted: Generated<boolean>;
  /** The expiry that somebody was last notified of; null if never. */
  notifiedExpiry: number | null;
}

export interface ClientAppTables {
  clientApplications: ClientAppTable;
  apiKeys: ApiKeyTable;
}
