import type { Generated } from "kysely";
import type {
  ApiKeyScope,
  ApplicationEnvironment,
  ApplicationStatus,
} from "@console-shell/contract/calls/client-application";

interface ClientApplicationTable {
  id: string;
  name: string;
  /** Lower case; unique within the environment. */
  name_key: string;
  environment: ApplicationEnvironment;
  description: string;
  status: ApplicationStatus;
  owner_id: string;
  /** The finance client that pays for its calls; null if there is none. */
  client_id: string | null;
  calls_per_minute: Generated<number>;
  /** Per calendar month (UTC); null for no limit. */
  calls_per_month: number | null;
  created_at: number;
  updated_at: number;
  /** Keys that aren't revoked and hadn't expired when the list was last sorted by it. */
  key_count: Generated<number>;
  /** Last use of any of its keys; null if never. */
  keys_used_at: Generated<number | null>;
}

interface ApiKeyTable {
  id: string;
  application_id: string;
  name: string;
  /** The visible beginning, `csk_<environment>_<prefix>`. */
  prefix: string;
  /** SHA-256 of the whole key, in hex. The key itself is never stored. */
  key_hash: string;
  scopes: ApiKeyScope[];
  created_by: string;
  created_at: number;
  expires_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
  /** The key that replaced this one by rotation. */
  replaced_by: string | null;
  /** Whether it's included in its application's `key_count`. */
  counted: Generated<boolean>;
}

export interface ClientApplicationTables {
  client_applications: ClientApplicationTable;
  api_keys: ApiKeyTable;
}
