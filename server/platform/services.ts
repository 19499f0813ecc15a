import type { Role } from "@console-shell/contract";
import type { AuditKind } from "@console-shell/contract/words/audit-kinds";
import type { AuditStreamName } from "@console-shell/contract/words/audit-streams";
import type { WebhookEventData, WebhookEventType } from "@console-shell/contract/words/webhooks";
import type { Kysely } from "kysely";
import type { Background } from "./background.ts";
import type { Reports } from "./database/reports/reports.ts";
import type { Source } from "./database/source.ts";
import type { Tables } from "./database/tables/index.ts";
import type { Files } from "./files/files.ts";
import type { ServerLog } from "./logger.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Sealer } from "./secrets/sealer.ts";
import type { Box, VisionEngine } from "./vision/engine.ts";
import type { VectorIndex } from "./vision/vectors/vector-index.ts";

export type Environment = "development" | "demo" | "production" | "test";

/** `web` answers requests, `worker` does background work, `vision` analyzes queued pictures. */
export const processRoles = ["web", "worker", "vision"] as const;
export type ProcessRole = (typeof processRoles)[number];

/** Settings of webhook delivery. */
export interface WebhookSettings {
  /** Whether they may target private networks, and this machine without TLS; never in production. */
  privateAddresses: boolean;
  /** Timeout of a receiver's response in milliseconds. */
  timeout: number;
  /** Polling interval in milliseconds, without notifications. */
  every: number;
}

/** Where sub-apps' own servers may be. */
export interface BackendSettings {
  /** Addresses and networks; if empty all, but this machine only outside production. */
  networks: readonly string[];
  /** The port of its own at which nodes serve metrics. */
  metricsPort: number | undefined;
}

/** Where audit events and checkpoints go outside the console, and how long events are kept. */
export interface AuditSettings {
  /** Milliseconds between looking for events that wait for their number. */
  every: number;
  /** Milliseconds between checkpoints. */
  checkpointEvery: number;
  /** Receivers, by name; a URL or the path of a file. */
  streams: Readonly<Partial<Record<AuditStreamName, string>>>;
  /** Signs posts, as webhooks are signed; `whsec_` and base64. */
  webhookSecret: string | undefined;
  /** Days that each kind is kept; null: without end. */
  keptDays: Readonly<Record<AuditKind, number | null>>;
}

type LibraryEventType = Extract<WebhookEventType, `library.${string}`>;

/** What happened to a library. */
export interface LibraryChange<Type extends LibraryEventType> {
  type: Type;
  libraryId: string;
  /** The events; each is sent to each client app separately. */
  each: readonly WebhookEventData[Type][];
  now: number;
}

/** Publishes a library's events to the client apps that have it, in the transaction of the change. */
export type PublishLibraryChange = <Type extends LibraryEventType>(
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  change: LibraryChange<Type>,
) => Promise<void>;

/** Copies of images, made in order to search with them. */
export interface ImageCopies {
  /** Where the files are. */
  keys: string[];
  /** Deletes the rows that lead to the files; past searches and comparisons stay, without their image. */
  forget: () => Promise<void>;
}

/** What modules above the catalog do when an image changes. */
export interface ImageUsers {
  /** The copies that they made of images. */
  copiesOf(database: Kysely<Tables>, imageIds: readonly string[]): Promise<ImageCopies>;
  /** An image was indexed again: its faces have new identifiers. */
  relinkFaces(
    transaction: Kysely<Tables>,
    imageId: string,
    faces: readonly { id: string; box: Box }[],
  ): Promise<void>;
}

/** Dependencies of every feature. Created once in main.ts (or by a test) and passed to createApp. */
export interface Services extends Source {
  /** For queries that read many rows; calls use it through `openReport`. */
  reports: Reports;
  /** Milliseconds since 1970, UTC: the database's time, which is the same for all nodes. */
  clock: () => number;
  /** Milliseconds that this machine's clock is ahead of the database's; null if that's unknown, or the same clock. */
  clockSkew: () => number | null;
  mailer: Mailer;
  files: Files;
  sealer: Sealer;
  background: Background;
  log: ServerLog;
  /** The environment; `production` has no demo data and no mailbox page. */
  environment: Environment;
  /** Roles that may sign in by face. */
  faceLoginRoles: readonly Role[];
  /** The console's public URL, without a trailing slash; links in mails start with it. */
  publicUrl: string;
  /** Origins of pages that may embed the console as a guest; all on the site of `publicUrl`. */
  hostOrigins: readonly string[];
  /** Origins of dev servers that may serve sub-apps, besides those of an operator's own computer. */
  devOrigins: readonly string[];
  webhooks: WebhookSettings;
  backends: BackendSettings;
  /** What this process does; by default everything. */
  processRoles: ReadonlySet<ProcessRole>;
  audit: AuditSettings;
  /** Injected, because the catalog is below webhooks. */
  publishLibraryChange: PublishLibraryChange;
  /** Injected, because the catalog is below the searches. */
  imageUsers: ImageUsers;
  vision: VisionEngine;
  /** How many queued pictures this process indexes at once; 0 leaves them to other nodes. */
  picturesAtOnce: number;
  /** The vectors of all libraries. */
  vectors: VectorIndex;
}
