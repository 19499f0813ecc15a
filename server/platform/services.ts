import type { Role } from "@console-shell/contract";
import type { WebhookEventData, WebhookEventType } from "@console-shell/contract/webhook-events";
import type { Kysely } from "kysely";
import type { Background } from "./background.ts";
import type { Reports } from "./database/reports/reports.ts";
import type { Tables } from "./database/tables/index.ts";
import type { Files } from "./files/files.ts";
import type { ServerLog } from "./logger.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Sealer } from "./secrets/sealer.ts";
import type { VisionEngine } from "./vision/engine.ts";
import type { VectorIndex } from "./vision/vectors/vector-index.ts";

export type Environment = "development" | "demo" | "production" | "test";

/** How webhooks are delivered. */
export interface WebhookSettings {
  /** Whether they may lead into the own network, and to this machine without TLS; never in production. */
  privateAddresses: boolean;
  /** Milliseconds that a receiver has for its answer. */
  timeout: number;
  /** Milliseconds between two looks for what is due, where nothing was written here. */
  every: number;
}

type LibraryEventType = Extract<WebhookEventType, `library.${string}`>;

/** What happened to a library. */
export interface LibraryChange<Type extends LibraryEventType> {
  type: Type;
  libraryId: string;
  /** What is told; each is an event of its own for each application. */
  each: readonly WebhookEventData[Type][];
  now: number;
}

/** Tells the applications that have a library what happens to it, in the transaction of the change. */
export type TellOfLibrary = <Type extends LibraryEventType>(
  services: Pick<Services, "dialect">,
  transaction: Kysely<Tables>,
  change: LibraryChange<Type>,
) => Promise<void>;

/** What every feature may use. Made once in main.ts (or by a test) and handed to createApp. */
export interface Services {
  database: Kysely<Tables>;
  /** Which of the two databases it is; only server/platform/database/dialect/ may ask. */
  dialect: "sqlite" | "postgres";
  /** For queries that read many rows; calls use it through `openReport`. */
  reports: Reports;
  /** Milliseconds since 1970, UTC. */
  clock: () => number;
  mailer: Mailer;
  files: Files;
  sealer: Sealer;
  background: Background;
  log: ServerLog;
  /** What kind of running it is; `production` has no demo data and no mailbox page. */
  environment: Environment;
  /** Roles that do nothing without a second factor. */
  secondFactorRoles: readonly Role[];
  /** Roles that may sign in with the camera. */
  cameraRoles: readonly Role[];
  /** Where the console is reached from outside, without a trailing slash; links in mails start with it. */
  publicUrl: string;
  /** Of the pages that may hold the console as a guest; all on the site of `publicUrl`. */
  hostOrigins: readonly string[];
  webhooks: WebhookSettings;
  /** Injected, because the catalog is below webhooks. */
  tellOfLibrary: TellOfLibrary;
  vision: VisionEngine;
  /** How many pictures of the queue this process looks at at once; 0 leaves them to other nodes. */
  picturesAtOnce: number;
  /** The vectors of all libraries. */
  vectors: VectorIndex;
}

/** A database to read. */
export type Source = Pick<Services, "database" | "dialect">;
