import type { Generated } from "kysely";
import type {
  ApiKeyScope,
  ApplicationEnvironment,
  ApplicationStatus,
} from "@console-shell/contract/endpoints/client-application";

export interface ClientApplicationTable {
  id: string;
  name: string;
  /** Lower case; unique within the environment. */
  name_key: string;
  environment: ApplicationEnvironment;
  description: string;
  status: ApplicationStatus;
  owner_id: string;
  /** The finance client who pays for its calls; null: nobody does. */
  client_id: string | null;
  calls_per_minute: Generated<number>;
  /** Of a calendar month, UTC; null: without a limit. */
  calls_per_month: number | null;
  created_at: number;
  updated_at: number;
  /** Keys that are not revoked and had not expired when the list was last sorted by it. */
  key_count: Generated<number>;
  /** When a key of it was last used; null: never. */
  keys_used_at: Generated<number | null>;
}

export interface ApiKeyTable {
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
  /** The key that rotation put in this one's place. */
  replaced_by: string | null;
  /** Whether it is one of its application's `key_count`. */
  counted: Generated<boolean>;
}

export interface ClientApplicationTables {
  client_applications: ClientApplicationTable;
  api_keys: ApiKeyTable;
}
