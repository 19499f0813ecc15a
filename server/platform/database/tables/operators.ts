import type { Generated } from "kysely";
import type {
  Density,
  Locale,
  Navigation,
  Permission,
  Role,
  ThemeChoice,
} from "@console-shell/contract";

export interface OperatorsTable {
  id: string;
  account: string;
  /** The account name in lower case; unique. */
  account_key: string;
  name: string;
  email: string;
  /** The e-mail address in lower case; unique. */
  email_key: string;
  phone: string;
  role: Role;
  /** argon2id in PHC form, parameters included. */
  password_hash: string;
  /** There is none until the mailed link sets it: the hash is of one that nobody knows. */
  awaits_password: Generated<boolean>;
  status: "active" | "disabled";
  locale: Locale;
  theme: ThemeChoice;
  density: Generated<Density>;
  navigation: Generated<Navigation>;
  /** Names of sub-applications, each once. */
  favourites: Generated<string[]>;
  created_at: number;
  last_sign_in_at: number | null;
  /** The sign-in before that one. */
  previous_sign_in_at: number | null;
  password_changed_at: number;
  /** Whether a second factor of that kind counts, as the tables of second factors say. */
  has_totp: Generated<boolean>;
  has_passkey: Generated<boolean>;
}

/** Every permission code that this database has seen; a code that is new gets its default grants. */
export interface KnownPermissionsTable {
  code: Permission;
}

/** What each role may do. */
export interface RolePermissionsTable {
  role: Role;
  permission: Permission;
}

export interface SessionsTable {
  id: string;
  /** SHA-256 of the token in base64url; the token itself is only in the cookie. */
  token_hash: string;
  operator_id: string;
  created_at: number;
  last_seen_at: number;
  /** When the operator last proved who is there. */
  auth_at: number;
  /** The absolute end, however busy the session is. */
  expires_at: number;
  remember: boolean;
  /** Network address that signed in. */
  address: string;
  /** User-Agent that signed in, cut to 256 characters. */
  device: string;
}

export interface ApplicantsTable {
  id: string;
  /** What the applicant is told, e.g. `AP-7F3K2Q`. */
  reference: string;
  account: string;
  account_key: string;
  name: string;
  company: string;
  email: string;
  email_key: string;
  phone: string;
  reason: string;
  /** Reviewers see it once the mailed link has confirmed the e-mail address. */
  status: "unconfirmed" | "waiting" | "approved" | "rejected";
  /** The language of the applicant's mails, and of the operator made from the application. */
  locale: Locale;
  /** SHA-256 of the mailed link's token in base64url; null before it is made and once it is used. */
  confirm_hash: string | null;
  /** When an application that nobody has confirmed goes away. */
  confirm_expires_at: number | null;
  created_at: number;
  decided_at: number | null;
  /** The operator who approved or rejected. */
  decided_by: string | null;
  /** Why it was rejected; else empty. */
  rejection: string;
  /** The operator made from it. */
  operator_id: string | null;
}

/** Permission to set the password of an account that has none, once. */
export interface InvitationsTable {
  token_hash: string;
  operator_id: string;
  expires_at: number;
  used_at: number | null;
}

/** The one code that is open for an operator who forgot the password. */
export interface ResetCodesTable {
  operator_id: string;
  /** argon2id: a code is short, and a plain hash of it could be searched through. */
  code_hash: string;
  expires_at: number;
  /** Guesses since the first code of the running window, whichever code they were for. */
  attempts: number;
  /** End of that window; the next code asked for after it starts with no attempts. */
  attempts_until: number;
  used_at: number | null;
}

/** What a right code was exchanged for: permission to set a new password, once. */
export interface ResetTokensTable {
  token_hash: string;
  operator_id: string;
  expires_at: number;
  used_at: number | null;
}

/** Counts tries of one kind by one key in a window of time, for throttling. */
export interface ThrottleCountersTable {
  key: string;
  count: number;
  resets_at: number;
}

/** A browser in which somebody signed in to an account. */
export interface KnownDevicesTable {
  /** SHA-256 of the token in base64url; the token itself is only in the browser's cookie. */
  token_hash: string;
  operator_id: string;
  last_seen_at: number;
}

export interface OperatorTables {
  operators: OperatorsTable;
  known_permissions: KnownPermissionsTable;
  role_permissions: RolePermissionsTable;
  sessions: SessionsTable;
  applicants: ApplicantsTable;
  invitations: InvitationsTable;
  reset_codes: ResetCodesTable;
  reset_tokens: ResetTokensTable;
  throttle_counters: ThrottleCountersTable;
  known_devices: KnownDevicesTable;
}
