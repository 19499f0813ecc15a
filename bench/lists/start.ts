import { injected } from "@console-shell/server/modules/index";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "@console-shell/server";
import { auditSettingsOf } from "@console-shell/server/audit-variables";
import { createBackground } from "@console-shell/server/platform/background";
import { migrate } from "@console-shell/server/platform/database/migrate";
import { openDatabase } from "@console-shell/server/platform/database/open";
import { syncPermissions } from "@console-shell/server/modules/identity/role/writes";
import { createOperator } from "@console-shell/server/modules/identity/operator/writes";
import { createSession } from "@console-shell/server/modules/identity/session/writes";
import { fileStore } from "@console-shell/server/platform/files/file-store";
import { createLogger } from "@console-shell/server/platform/logger";
import { sessionCookieName } from "@console-shell/server/kernel/session-cookie";
import { createSealer } from "@console-shell/server/platform/secrets/sealer";
import type { Services } from "@console-shell/server/platform/services";
import { blindEngine } from "@console-shell/server/platform/vision/testing/blind-engine";
import { createExactIndex } from "@console-shell/server/platform/vision/vectors/exact-index";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { startPrivatePostgres } from "@console-shell/testing/private-postgres";
import { fillTables } from "./fill/fill-tables.ts";

export interface Lists {
  services: Services;
  /** An operator with every permission. */
  operatorId: string;
  /** Reads a path. Throws if the response isn't a success. */
  read(path: string): Promise<unknown>;
  close(): Promise<void>;
}

/** A server on a durable PostgreSQL with full tables. */
export const startLists = async (): Promise<Lists> => {
  const directory = mkdtempSync(join(tmpdir(), "bench-lists-"));
  const postgres = await startPrivatePostgres({ durable: true });
  const databaseUrl = await createPostgresDatabase(postgres.url);
  const opened = openDatabase({
    url: databaseUrl,
    onIdleError: (error) => console.error(error),
  });
  const { database, dialect, reports } = opened;
  await migrate(database, () => undefined);
  await syncPermissions(database);
  const publicUrl = "http://console.bench";
  const log = createLogger("error");
  const services: Services = {
    database,
    dialect,
    reports,
    clock: Date.now,
    clockSkew: () => null,
    files: fileStore(join(directory, "files")),
    sealer: createSealer(randomBytes(32)),
    background: createBackground(log),
    log,
    faceLoginRoles: [],
    hostOrigins: [],
    devOrigins: [],
    environment: "production",
    publicUrl,
    audit: auditSettingsOf({}),
    backends: { networks: [], metricsPort: undefined },
    webhooks: { privateAddresses: false, timeout: 10_000, every: 5_000 },
    ...injected,
    publishLibraryChange: () => Promise.resolve(),
    vision: blindEngine,
    imagesAtOnce: 0,
    processRoles: new Set(["web"]),
    vectors: createExactIndex(database),
    mailer: { mailbox: false, delivers: false, send: () => Promise.resolve() },
  };
  const operatorId = await createOperator(database, {
    account: "bench",
    name: "Bench",
    email: "bench@console.bench",
    role: "root",
    passwordHash: "-",
    now: Date.now(),
  });
  await fillTables(databaseUrl, operatorId);
  const app = await createApp(services, {});
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const token = await createSession(services, operatorId, { now: Date.now() });
  const headers = { cookie: `${sessionCookieName(publicUrl)}=${token}` };
  return {
    services,
    operatorId,
    async read(path) {
      const answer = await fetch(url + path, { headers });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
      return JSON.parse(text) as unknown;
    },
    async close() {
      await app.close();
      await opened.close();
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
