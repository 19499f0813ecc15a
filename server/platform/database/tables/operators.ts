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
  /** Until the mailed link sets one, there is none: the hash is of a random password. */
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

/** Every permission code that this database has seen; new codes get their default grants. */
interface KnownPermissionsTable {
  code: Permission;
}

/** What each role may do. */
interface RolePermissionsTable {
  role: Role;
  permission: Permission;
}

interface SessionsTable {
  id: string;
  /** SHA-256 of the token in base64url; the token itself is only in the cookie. */
  token_hash: string;
  operator_id: string;
  created_at: number;
  last_seen_at: number;
  /** When the operator last authenticated. */
  auth_at: number;
  /** Absolute expiry, however active the session is. */
  expires_at: number;
  remember: boolean;
  /** Network address at sign-in. */
  address: string;
  /** User-Agent at sign-in, cut to 256 characters. */
  device: string;
}

export interface ApplicantsTable {
  id: string;
  /** The applicant's reference, e.g. `AP-7F3K2Q`. */
  reference: string;
  account: string;
  account_key: string;
  name: string;
  company: string;
  email: string;
  email_key: string;
  phone: string;
  reason: string;
  /** Visible to reviewers once the mailed link has confirmed the e-mail address. */
  status: "unconfirmed" | "waiting" | "approved" | "rejected";
  /** The language of the applicant's mails, and of the resulting operator. */
  locale: Locale;
  /** SHA-256 of the mailed link's token in base64url; null before it's created and once it's used. */
  confirm_hash: string | null;
  /** Expiry of an unconfirmed registration. */
  confirm_expires_at: number | null;
  created_at: number;
  decided_at: number | null;
  /** The operator who approved or rejected it. */
  decided_by: string | null;
  /** The reason for the rejection; otherwise empty. */
  rejection: string;
  /** The resulting operator. */
  operator_id: string | null;
}

/** Single-use permission to set the password of an account that has none. */
interface InvitationsTable {
  token_hash: string;
  operator_id: string;
  expires_at: number;
  used_at: number | null;
}

/** The only open code of an operator who forgot the password. */
interface ResetCodesTable {
  operator_id: string;
  /** argon2id: a code is short, so a plain hash could be brute-forced. */
  code_hash: string;
  expires_at: number;
  /** Guesses since the first code of the current window, for any code. */
  attempts: number;
  /** End of that window; the next code requested after it starts with no attempts. */
  attempts_until: number;
  used_at: number | null;
}

/** Exchanged for a correct code: single-use permission to set a new password. */
interface ResetTokensTable {
  token_hash: string;
  operator_id: string;
  expires_at: number;
  used_at: number | null;
}

/** Rate limit counter: tries of one kind by one key in a window. */
interface ThrottleCountersTable {
  key: string;
  count: number;
  resets_at: number;
}

/** A browser in which somebody signed in to an account. */
interface KnownDevicesTable {
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
