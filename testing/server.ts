import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Role, roles } from "@console-shell/contract";
import { type AppOptions, createApp } from "@console-shell/server";
import { auditSettingsOf } from "@console-shell/server/audit-variables";
import { createBackground } from "@console-shell/server/platform/background";
import { offerSecondFactors } from "@console-shell/server/modules/identity/security-policy/writes";
import { chainEvents } from "@console-shell/server/modules/identity/audit/chain";
import { createSession } from "@console-shell/server/modules/identity/session/writes";
import { fileStore } from "@console-shell/server/platform/files/file-store";
import { createLogger } from "@console-shell/server/platform/logger";
import { sessionCookieName } from "@console-shell/server/kernel/session-cookie";
import type { Mail, Mailer } from "@console-shell/server/platform/mail/mailer";
import { refuseOtherKey } from "@console-shell/server/platform/secrets/refuse-other-key";
import { createSealer } from "@console-shell/server/platform/secrets/sealer";
import { processRoles, type Services } from "@console-shell/server/platform/services";
import { blindEngine } from "@console-shell/server/platform/vision/testing/blind-engine";
import { injected } from "@console-shell/server/modules/index";
import { createExactIndex } from "@console-shell/server/platform/vision/vectors/exact-index";
import { type TestClient, testClient } from "./test-client.ts";
import { type TestClock, testClock } from "./test-clock.ts";
import { openTestDatabase } from "./test-database.ts";
import { addTestOperators } from "./test-operators.ts";

export { testPassword } from "./test-operators.ts";

export interface TestServerOptions extends AppOptions {
  publicUrl?: string;
  hostOrigins?: readonly string[];
  devOrigins?: readonly string[];
  environment?: Services["environment"];
  /** Replaces the mailer that collects mails in `mails`. */
  mailer?: (services: Omit<Services, "mailer">) => Mailer;
  log?: Services["log"];
  /** Whether second factors are required as by default, and not only offered. */
  requiresSecondFactors?: boolean;
  /** Roles that may sign in by face; by default all but root and admin. */
  faceLoginRoles?: readonly Role[];
  webhooks?: Partial<Services["webhooks"]>;
  backends?: Partial<Services["backends"]>;
  canarySlowdown?: number;
  audit?: Partial<Services["audit"]>;
  /** Replaces the server's own directory. */
  files?: Services["files"];
  /** Replaces an engine that finds nothing. */
  vision?: Services["vision"];
  /** 0 stops the queue from analysing pictures. */
  imagesAtOnce?: number;
}

export interface TestServer extends TestClient {
  /** Its URL, without a trailing slash. */
  url: string;
  services: Services;
  /** The operator of each role; accounts are named after roles, see `testPassword`. */
  operatorIds: Record<Role, string>;
  /** A client signed in as that role's operator. */
  as(role: Role): Promise<TestClient & { cookie: string }>;
  clock: TestClock;
  /** Its database, with every audit event so far in the chain. */
  chained(): Promise<Services["database"]>;
  /** Every mail sent so far. */
  mails: Mail[];
  /** Stops it and its background work; its database stays open until `close`. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The real server on a free port with its own database and an operator of each role.
 * `TEST_DATABASE` selects the database. Closing it leaves nothing behind.
 */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const {
    publicUrl = "http://console.test",
    hostOrigins = [],
    devOrigins = [],
    environment = "test",
    mailer,
    log: ownLog,
    requiresSecondFactors = false,
    faceLoginRoles = roles.filter((role) => role !== "root" && role !== "admin"),
    webhooks,
    backends,
    canarySlowdown,
    audit,
    files: ownFiles,
    vision = blindEngine,
    imagesAtOnce = 2,
    // The test shares the event loop, and delays it when it computes something.
    load = { eventLoopDelay: 0 },
    ...app
  } = options;
  const log = ownLog ?? createLogger(process.env["TEST_LOG"] ?? "silent");
  const opened = await openTestDatabase();
  const clock = testClock();
  const mails: Mail[] = [];
  const withoutMailer = {
    database: opened.database,
    dialect: opened.dialect,
    reports: opened.reports,
    clock: clock.now,
    clockSkew: () => null,
    files: ownFiles ?? fileStore(join(opened.directory, "files")),
    sealer: createSealer(randomBytes(32)),
    background: createBackground(log),
    log,
    faceLoginRoles,
    environment,
    publicUrl,
    hostOrigins,
    devOrigins,
    webhooks: { privateAddresses: false, timeout: 5_000, every: 5_000, ...webhooks },
    backends: { networks: [], metricsPort: undefined, ...backends },
    canarySlowdown,
    // Audit events are chained before they're read; a test doesn't need it sooner.
    audit: { ...auditSettingsOf({}), every: 60_000, ...audit },
    ...injected,
    vision,
    imagesAtOnce,
    processRoles: new Set(processRoles),
    vectors: createExactIndex(opened.database),
  };
  const keepMails: Mailer = {
    mailbox: true,
    delivers: true,
    send(mail) {
      mails.push(mail);
      return Promise.resolve();
    },
  };
  await refuseOtherKey(opened.database, withoutMailer.sealer);
  const services: Services = { ...withoutMailer, mailer: mailer?.(withoutMailer) ?? keepMails };
  const operatorIds = await addTestOperators(services);
  if (!requiresSecondFactors) await offerSecondFactors(services.database);
  const server = await createApp(services, { load, ...app });
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.close());
  return {
    ...testClient(url),
    url,
    services,
    operatorIds,
    clock,
    async chained() {
      await chainEvents(services);
      return services.database;
    },
    mails,
    async as(role) {
      const token = await createSession(services, operatorIds[role], { now: clock.now() });
      const cookie = `${sessionCookieName(publicUrl)}=${token}`;
      return { ...testClient(url, cookie), cookie };
    },
    stop,
    async close() {
      await stop();
      await services.vectors.close();
      services.files.close();
      await opened.close();
    },
  };
};
