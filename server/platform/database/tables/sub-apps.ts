import type {
  AnyPermission,
  LocalizedText,
  Role,
  SubAppManifest,
  SubAppNeeds,
} from "@console-shell/contract";
import type { CanaryFigures } from "@console-shell/contract/calls/sub-app-health";
import type { DevelopedManifest } from "@console-shell/contract/calls/sub-app-override";
import type { TokenScope } from "@console-shell/contract/words/sub-app-releases";
import type { Vital } from "@console-shell/contract/words/vitals";
import type { JWK as JsonWebKey } from "jose";
import type { Generated } from "kysely";
import type { WithDefault } from "./stricter.ts";
import type { LatencyColumn } from "./usage.ts";

/** A name that a team, or the console itself, publishes releases under. */
interface SubAppTable {
  name: string;
  /** Null if the console itself added it. */
  ownerId: string | null;
  /** Origin of its own server; null if it has none. */
  backend: string | null;
  /** Null if the console itself added it. */
  createdBy: string | null;
  createdAt: number;
}

interface SigningKeyTable {
  /** Its thumbprint, the `kid` of tokens. */
  id: string;
  publicKey: JsonWebKey;
  /** PKCS 8, sealed. */
  privateKey: string;
  createdAt: number;
}

/** One row, see server/modules/registry/sub-app/current.ts. */
interface SubAppRevisionTable {
  id: 1;
  revision: number;
}

/** A file of any number of releases; its bytes are a file. */
interface SubAppFileTable {
  app: string;
  /** As in `<script integrity>`. */
  hash: string;
  fileKey: string;
  size: number;
  storedAt: number;
}

interface SubAppReleaseTable {
  id: string;
  app: string;
  version: string;
  /** Of the manifest and of all paths with their hashes. */
  digest: string;
  manifest: SubAppManifest;
  size: number;
  fileCount: number;
  commitUrl: string | null;
  /** Null for a build that the console itself published. */
  publishedBy: string | null;
  publishedAt: number;
  /** When a node last had it as its own build; null for a team's release. */
  lastBuiltAt: number | null;
  yankedAt: number | null;
  yankReason: Generated<string>;
}

interface SubAppReleaseFileTable {
  releaseId: string;
  path: string;
  app: string;
  hash: string;
}

interface SubAppStageTable {
  app: string;
  stage: string;
  releaseId: string;
  previousId: string | null;
  /** Percentage of operators, only of the canary. */
  share: number | null;
  reason: string;
  /** Null if the console did it. */
  changedBy: string | null;
  changedAt: number;
}

interface SubAppStageChangeTable {
  id: string;
  app: string;
  stage: string;
  beforeId: string | null;
  afterId: string | null;
  share: number | null;
  reason: string;
  /** Null if the console did it. */
  changedBy: string | null;
  changedAt: number;
  /** Set if the console removed a failing canary. */
  returned: CanaryFigures | null;
}

/** Either `operatorId` or `role` is set, and either `releaseId` or `stage`. */
interface SubAppPinTable {
  id: string;
  app: string;
  releaseId: string | null;
  /** The stage whose release it follows. */
  stage: string | null;
  operatorId: string | null;
  role: Role | null;
  createdBy: string;
  createdAt: number;
}

interface SubAppTokenTable {
  id: string;
  app: string;
  name: string;
  /** The visible beginning, `cst_<prefix>`. */
  prefix: string;
  /** SHA-256 of the whole token, in hex. */
  tokenHash: string;
  scopes: TokenScope[];
  createdBy: string;
  createdAt: number;
  expiresAt: number;
  lastUsedAt: number | null;
  revokedAt: number | null;
  /** The expiry that somebody was last notified of; null if never. */
  notifiedExpiry: number | null;
}

interface SubAppPermissionTable {
  code: AnyPermission;
  app: string;
  label: LocalizedText;
}

/** What an administrator has approved; no row until something was. */
interface SubAppPolicyTable {
  app: string;
  needs: SubAppNeeds;
  changedBy: string;
  changedAt: number;
}

/** A development override of a session. */
interface SubAppOverrideTable {
  sessionId: string;
  app: string;
  origin: string;
  manifest: DevelopedManifest;
  ownCalls: boolean;
  startedAt: number;
  expiresAt: number;
}

/** How mounts of a release ended within the hour that starts at `at`. */
export type SubAppMountHourTable = {
  releaseId: string;
  at: number;
  mounts: number;
  /** Mounts that failed, and errors of mounted ones. */
  failures: number;
} & Record<LatencyColumn, WithDefault<number>>;

/** What browsers measured of a release of a sub-app, or of the shell, on the day (UTC) that starts at `at`. */
export type SubAppVitalDayTable = {
  app: string;
  version: string;
  vital: Vital;
  at: number;
  firstAt: number;
  lastAt: number;
} & Record<LatencyColumn, WithDefault<number>>;

/** An operator who tried a release. */
interface SubAppReleaseOperatorTable {
  releaseId: string;
  operatorId: string;
  mounts: number;
  failures: number;
  triedAt: number;
  failedAt: number | null;
  /** Code and phase of the last failure. */
  failure: string | null;
}

export interface SubAppTables {
  subApps: SubAppTable;
  subAppRevision: SubAppRevisionTable;
  subAppFiles: SubAppFileTable;
  subAppReleases: SubAppReleaseTable;
  subAppReleaseFiles: SubAppReleaseFileTable;
  subAppStages: SubAppStageTable;
  subAppStageChanges: SubAppStageChangeTable;
  subAppMountHours: SubAppMountHourTable;
  subAppVitalDays: SubAppVitalDayTable;
  subAppReleaseOperators: SubAppReleaseOperatorTable;
  subAppPins: SubAppPinTable;
  subAppTokens: SubAppTokenTable;
  subAppPermissions: SubAppPermissionTable;
  subAppPolicies: SubAppPolicyTable;
  subAppOverrides: SubAppOverrideTable;
  signingKeys: SigningKeyTable;
}
