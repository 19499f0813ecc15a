import type { Role } from "@console-shell/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { Background } from "./background.ts";
import type { Tables } from "./database/tables/index.ts";
import type { Files } from "./files/files.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Sealer } from "./secrets/sealer.ts";

export type Environment = "development" | "demo" | "production" | "test";

/** What every feature may use. Made once in main.ts (or by a test) and handed to createApp. */
export interface Services {
  database: Kysely<Tables>;
  /** Which of the two databases it is; only server/database/dialect/ may ask. */
  dialect: "sqlite" | "postgres";
  /** Milliseconds since 1970, UTC. */
  clock: () => number;
  mailer: Mailer;
  files: Files;
  sealer: Sealer;
  background: Background;
  log: FastifyBaseLogger;
  /** What kind of running it is; `production` has no demo data and no mailbox page. */
  environment: Environment;
  /** Roles that do nothing without a second factor. */
  secondFactorRoles: readonly Role[];
  /** Where the console is reached from outside, without a trailing slash; links in mails start with it. */
  publicUrl: string;
}
