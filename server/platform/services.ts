import type { Background } from "./background.ts";
import type { Reports } from "./database/reports/reports.ts";
import type { Source } from "./database/source.ts";
import type { Files } from "./files/files.ts";
import type { ServerLog } from "./logger.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Sealer } from "./secrets/sealer.ts";
import type { VisionEngine } from "./vision/engine.ts";
import type { VectorIndex } from "./vision/vectors/vector-index.ts";

export type Environment = "development" | "demo" | "production" | "test";

/** `web` answers requests, `worker` does background work, `vision` analyzes queued pictures. */
export const processRoles = ["web", "worker", "vision"] as const;
export type ProcessRole = (typeof processRoles)[number];

/**
 * Dependencies of every feature. Created once in run-server.ts (or by a test) and passed to createApp. What only some
 * modules need, such as their settings, each adds in its own `services.ts`.
 */
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
  /** The console's public URL, without a trailing slash; links in mails start with it. */
  publicUrl: string;
  /** Origins of pages that may embed the console as a guest; all on the site of `publicUrl`. */
  hostOrigins: readonly string[];
  /** What this process does; by default everything. */
  processRoles: ReadonlySet<ProcessRole>;
  vision: VisionEngine;
  /** The vectors of all libraries. */
  vectors: VectorIndex;
}
