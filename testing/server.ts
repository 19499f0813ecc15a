import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Role, roles } from "@console-shell/contract";
import { type AppOptions, createApp } from "@console-shell/server";
import { createBackground } from "@console-shell/server/platform/background";
import { createSession } from "@console-shell/server/modules/identity/session/create-session";
import { fileStore } from "@console-shell/server/platform/files/file-store";
import { createLogger } from "@console-shell/server/platform/logger";
import { sessionCookieName } from "@console-shell/server/kernel/session-cookie";
import type { Mail, Mailer } from "@console-shell/server/platform/mail/mailer";
import { createSealer } from "@console-shell/server/platform/secrets/sealer";
import type { Services } from "@console-shell/server/platform/services";
import { blindEngine } from "@console-shell/server/platform/vision/testing/blind-engine";
import { tellOfLibrary } from "@console-shell/server/modules/clients/webhook/tell-of-library";
import { createExactIndex } from "@console-shell/server/platform/vision/vectors/exact-index";
import { type TestClient, testClient } from "./test-client.ts";
import { type TestClock, testClock } from "./test-clock.ts";
import { openTestDatabase } from "./test-database.ts";
import { addTestOperators } from "./test-operators.ts";

export { testPassword } from "./test-operators.ts";

export interface TestServerOptions extends AppOptions {
  publicUrl?: string;
  hostOrigins?: readonly string[];
  environment?: Services["environment"];
  /** Instead of the mailer that keeps mails in `mails`. */
  mailer?: (services: Omit<Services, "mailer">) => Mailer;
  log?: Services["log"];
  /** Roles that do nothing without a second factor; none unless told. */
  secondFactorRoles?: readonly Role[];
  /** Roles that may sign in with the camera; all but root and admin unless told. */
  cameraRoles?: readonly Role[];
  webhooks?: Partial<Services["webhooks"]>;
  /** Instead of a directory of its own. */
  files?: Services["files"];
  /** Instead of one that sees nothing. */
  vision?: Services["vision"];
  /** 0 where no picture of the queue is to be looked at meanwhile. */
  picturesAtOnce?: number;
}

export interface TestServer extends TestClient {
  /** Where it listens, without a trailing slash. */
  url: string;
  services: Services;
  /** The operator of each role; accounts are named after the roles, see `testPassword`. */
  operatorIds: Record<Role, string>;
  /** A client with a session of that role's operator. */
  as(role: Role): Promise<TestClient & { cookie: string }>;
  clock: TestClock;
  /** Every mail sent so far. */
  mails: Mail[];
  /** Stops it and what it does in the background; its database stays open until it is closed. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The real server on a free port with a database of its own and an operator of each role. Which
 * database it is, `TEST_DATABASE` says. Closing it leaves nothing behind.
 */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const {
    publicUrl = "http://console.test",
    hostOrigins = [],
    environment = "test",
    mailer,
    log: ownLog,
    secondFactorRoles = [],
    cameraRoles = roles.filter((role) => role !== "root" && role !== "admin"),
    webhooks,
    files: ownFiles,
    vision = blindEngine,
    picturesAtOnce = 2,
    // The event loop is the test's, too, and late when that computes something.
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
    files: ownFiles ?? fileStore(join(opened.directory, "files")),
    sealer: createSealer(randomBytes(32)),
    background: createBackground(log),
    log,
    secondFactorRoles,
    cameraRoles,
    environment,
    publicUrl,
    hostOrigins,
    webhooks: { privateAddresses: false, timeout: 5_000, every: 5_000, ...webhooks },
    tellOfLibrary,
    vision,
    picturesAtOnce,
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
  const services: Services = { ...withoutMailer, mailer: mailer?.(withoutMailer) ?? keepMails };
  const operatorIds = await addTestOperators(services);
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
