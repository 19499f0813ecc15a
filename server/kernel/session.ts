import type { Account, AnyPermission, ApiScope, Role } from "@console-shell/contract";
import type { ClientAppEnvironment } from "@console-shell/contract/calls/client-app";
import type { TokenScope } from "@console-shell/contract/words/sub-app-releases";

/** The request's session, already verified against the database. */
export interface Session {
  id: string;
  operatorId: string;
  account: string;
  role: Role;
  permissions: ReadonlySet<AnyPermission>;
  /** Set if a token acts for the operator, on one sub-app. */
  token?: { app: string; name: string; scopes: readonly TokenScope[] };
  /** Set if an identity provider acts with a provisioning token, made by the operator. */
  provisioning?: { tokenId: string; name: string; prefix: string; invites: boolean };
  /**
   * The operator who views the console as somebody else. All other fields are about that other operator; the audit log
   * names the viewer.
   */
  viewer?: { id: string; account: string; name: string; until: number };
  /** When the operator last authenticated. */
  authAt: number;
  /** When it expires, unless it's used before then. */
  endsAt: number;
  /** Whether the role requires a second factor that isn't set up. */
  secondFactorMissing: boolean;
  /** Whether only a passkey counts as the role's second factor. */
  passkeyRequired: boolean;
  /** Where it may be used from; empty for anywhere. */
  addresses: readonly string[];
  /** Account details the console shows; read with the session, so they cost no extra query. */
  profile: Pick<
    Account,
    | "name"
    | "email"
    | "locale"
    | "theme"
    | "density"
    | "navigation"
    | "shortcuts"
    | "favourites"
    | "home"
    | "defaultViews"
    | "previousSignInAt"
    | "secondFactors"
    | "proofs"
  >;
}

/** The client app that calls the public API, already verified against the database. */
export interface Caller {
  keyId: string;
  keyName: string;
  /** The account of the operator who made the key. */
  keyMadeBy: string;
  /** The key's visible prefix. */
  prefix: string;
  scopes: readonly ApiScope[];
  /** Where the key may be used from; empty for anywhere. */
  addresses: readonly string[];
  expiresAt: number | null;
  lastUsedAt: number | null;
  clientAppId: string;
  clientAppName: string;
  environment: ClientAppEnvironment;
  isSuspended: boolean;
  /** The operator recorded as the actor for what only operators can do. */
  ownerId: string;
  /** The finance client that pays for its calls. */
  payerId: string | null;
  callsPerMinute: number;
  /** Null: without a limit. */
  callsPerMonth: number | null;
}
