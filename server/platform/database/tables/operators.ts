import type { Generated } from "kysely";
import type {
  Density,
  HomeLayout,
  Locale,
  Navigation,
  AnyPermission,
  Role,
  ThemeChoice,
} from "@console-shell/contract";
import type { WithDefault } from "./stricter.ts";

export interface OperatorsTable {
  id: string;
  account: string;
  /** The account name in lower case; unique. */
  accountKey: string;
  name: string;
  email: string;
  /** The e-mail address in lower case; unique. */
  emailKey: string;
  phone: string;
  role: Role;
  /** argon2id in PHC form, parameters included. */
  passwordHash: string;
  /** Until the mailed link sets one, there is none: the hash is of a random password. */
  awaitsPassword: Generated<boolean>;
  status: "active" | "disabled";
  locale: Locale;
  theme: ThemeChoice;
  density: Generated<Density>;
  navigation: Generated<Navigation>;
  shortcuts: Generated<boolean>;
  /** Names of sub-applications, each once. */
  favourites: Generated<string[]>;
  /** Empty as long as Home is as the console has it. */
  home: Generated<HomeLayout>;
  /** Ids of saved views, by list. Those of views that are gone stay. */
  defaultViews: Generated<Record<string, string>>;
  createdAt: number;
  lastSignInAt: number | null;
  /** The sign-in before that one. */
  previousSignInAt: number | null;
  passwordChangedAt: number;
  /** Whether a second factor of that kind counts, as the tables of second factors say. */
  hasTotp: Generated<boolean>;
  hasPasskey: Generated<boolean>;
  /** Whether an identity provider manages the name, e-mail address, role and status. */
  provisioned: Generated<boolean>;
}

/** Every permission code that this database has seen; new codes get their default grants. */
interface KnownPermissionsTable {
  code: AnyPermission;
}

/** What each role may do. */
interface RolePermissionsTable {
  role: Role;
  permission: AnyPermission;
}

interface SessionsTable {
  id: string;
  /** SHA-256 of the token in base64url; the token itself is only in the cookie. */
  tokenHash: string;
  operatorId: string;
  createdAt: number;
  lastSeenAt: number;
  /** When the operator last authenticated. */
  authAt: WithDefault<number>;
  /** Absolute expiry, however active the session is. */
  expiresAt: number;
  remember: boolean;
  /** Network address at sign-in. */
  address: string;
  /** User-Agent at sign-in, cut to 256 characters. */
  device: string;
  /** The operator that it shows the console as; null if it's the session's own. */
  viewedId: string | null;
  viewedUntil: number | null;
  /** The identity provider that opened it, and the name of the session there. */
  providerId: string | null;
  providerSid: string | null;
  /** Whether the provider's second factor counts as one. */
  providerFactor: Generated<boolean>;
}

export interface ApplicantsTable {
  id: string;
  /** The applicant's reference, e.g. `AP-7F3K2Q`. */
  reference: string;
  account: string;
  accountKey: string;
  name: string;
  company: string;
  email: string;
  emailKey: string;
  phone: string;
  reason: string;
  /** Visible to reviewers once the mailed link has confirmed the e-mail address. */
  status: "unconfirmed" | "waiting" | "approved" | "rejected";
  /** The language of the applicant's mails, and of the resulting operator. */
  locale: WithDefault<Locale>;
  /** SHA-256 of the mailed link's token in base64url; null before it's created and once it's used. */
  confirmHash: string | null;
  /** Expiry of an unconfirmed registration. */
  confirmExpiresAt: number | null;
  createdAt: number;
  decidedAt: number | null;
  /** The operator who approved or rejected it. */
  decidedBy: string | null;
  /** The reason for the rejection; otherwise empty. */
  rejection: WithDefault<string>;
  /** The resulting operator. */
  operatorId: string | null;
}

/** Single-use permission to set the password of an account that has none. */
interface InvitationsTable {
  tokenHash: string;
  operatorId: string;
  expiresAt: number;
  usedAt: number | null;
  /** The operator who copied the link, and knows it; null if it was mailed. */
  shownTo: string | null;
}

/** The only open code of an operator who forgot the password. */
interface ResetCodesTable {
  operatorId: string;
  /** argon2id: a code is short, so a plain hash could be brute-forced. */
  codeHash: string;
  expiresAt: number;
  /** Guesses since the first code of the current window, for any code. */
  attempts: number;
  /** End of that window; the next code requested after it starts with no attempts. */
  attemptsUntil: number;
  usedAt: number | null;
}

/** Exchanged for a correct code: single-use permission to set a new password. */
interface ResetTokensTable {
  tokenHash: string;
  operatorId: string;
  expiresAt: number;
  usedAt: number | null;
}

/** Rate limit counter: tries of one kind by one key in a window. */
interface ThrottleCountersTable {
  key: string;
  count: number;
  resetsAt: number;
}

/** A browser in which somebody signed in to an account. */
interface KnownDevicesTable {
  /** SHA-256 of the token in base64url; the token itself is only in the browser's cookie. */
  tokenHash: string;
  operatorId: string;
  lastSeenAt: number;
}

export interface OperatorTables {
  operators: OperatorsTable;
  knownPermissions: KnownPermissionsTable;
  rolePermissions: RolePermissionsTable;
  sessions: SessionsTable;
  applicants: ApplicantsTable;
  invitations: InvitationsTable;
  resetCodes: ResetCodesTable;
  resetTokens: ResetTokensTable;
  throttleCounters: ThrottleCountersTable;
  knownDevices: KnownDevicesTable;
}
