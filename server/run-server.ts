import { mkdirSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { type Role, roles, secondFactorRoles } from "@console-shell/contract";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { createBackground } from "./platform/background.ts";
import { type Configuration, WrongConfiguration } from "./configuration.ts";
import { isEmpty } from "./platform/database/is-empty.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open.ts";
import { reachDatabase } from "./platform/database/reach.ts";
import { makeDemoPassword } from "./demo/demo-password.ts";
import { syncPermissions, makeSetupLink } from "./modules/identity/index.ts";
import { publishLibraryChange } from "./modules/clients/index.ts";
import { openReachedFiles } from "./platform/files/open-files.ts";
import { createMailer } from "./platform/mail/create-mailer.ts";
import { readSubAppsFile, type SubAppsFile } from "./modules/registry/index.ts";
import { closeToOthers } from "./private-files.ts";
import { readKey } from "./platform/secrets/read-key.ts";
import { refuseOtherKey } from "./platform/secrets/refuse-other-key.ts";
import { createSealer } from "./platform/secrets/sealer.ts";
import type { Services } from "./platform/services.ts";
import { openEngine } from "./platform/vision/open-engine.ts";
import { openVectorIndex } from "./platform/vision/vectors/open-vector-index.ts";
import type { VectorIndex } from "./platform/vision/vectors/vector-index.ts";

const faceLoginRoles: Record<Configuration["faceLogin"], readonly Role[]> = {
  off: [],
  some: roles.filter((role) => !secondFactorRoles.includes(role)),
  all: roles,
};

/** Milliseconds between checks that this build's assets are stored. */
const assetsLookedAtEvery = 10 * 60_000;

/** Polling interval for due webhooks, in milliseconds. */
const webhooksLookedAtEvery = 5_000;

/** Another program listens on the port. */
export class PortInUse extends Error {
  override readonly name = "PortInUse";
}

export interface RunningServer {
  /** Where it listens. */
  address: string;
  /** Fails `/readyz`, so that load balancers stop sending, and keeps serving for `drainSeconds`. */
  drain(): Promise<void>;
  /** Ends the requests in flight, then closes the database and gives up its lock. */
  stop(): Promise<void>;
}

/** Output to people. */
export interface Announcements {
  /** Progress; may end up in a log. */
  say: (line: string) => void;
  /** A secret, for the person who started the server. */
  tell: (text: string) => void;
}

const prepare = async (
  services: Services,
  configuration: Configuration,
  { say, tell }: Announcements,
): Promise<void> => {
  await refuseOtherKey(services.database, services.sealer);
  await syncPermissions(services.database);
  if (configuration.environment !== "demo") {
    const link = await makeSetupLink(services);
    if (link) tell(`Nobody has an account yet. Make the first one with this link, once:\n${link}`);
    return;
  }
  if (!(await isEmpty(services.database))) return;
  const password = makeDemoPassword(configuration.dataDirectory, configuration.demoPassword);
  const { runSeeds } = await import("./demo/run-seeds.ts");
  await runSeeds(services, password, (name) => say(`Adding demo data: ${name}`));
};

/** Reports a missing file clearly, before anything is changed. */
const readAddedSubApps = (path: string | undefined, log: Services["log"]): SubAppsFile => {
  if (!path) return { subApps: [], problems: [] };
  try {
    const read = readSubAppsFile(path);
    for (const { name, problem } of read.problems)
      log.error({ name, problem }, "A sub-application of SUB_APPS isn't used");
    return read;
  } catch (error) {
    throw new WrongConfiguration(`SUB_APPS ${path}: ${String(error)}`, { cause: error });
  }
};

const listen = async (app: FastifyInstance, { port, host }: Configuration): Promise<string> => {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new PortInUse(`Port ${port} is in use. Set PORT to another one.`, { cause: error });
  }
};

/**
 * Stores this build's assets for the other nodes: before this one listens, since its pages may request them from
 * any node, and periodically, since builds change and old assets are removed.
 */
const startKeepingAssets = async (app: FastifyInstance, log: Services["log"]) => {
  const keep = () =>
    app.keepAssets().catch((error: unknown) =>
      // Better to start without the bucket than not at all; a single node doesn't need it for assets.
      log.warn({ err: error }, "The assets of this build could not be stored for other nodes"),
    );
  await keep();
  let running = Promise.resolve();
  const timer = setInterval(() => void (running = running.then(keep)), assetsLookedAtEvery).unref();
  app.addHook("onClose", () => {
    clearInterval(timer);
    return running;
  });
};

/** Opens, migrates and, for a demo, fills the database; then serves the console from it. */
export const runServer = async (
  configuration: Configuration,
  log: Services["log"],
  announcements: Announcements,
): Promise<RunningServer> => {
  const { dataDirectory, databaseUrl, environment, publicUrl, smtpUrl, mailFrom } = configuration;
  const added = readAddedSubApps(configuration.subAppsFile, log);
  const files = await openReachedFiles(configuration, (error) =>
    log.warn({ err: error }, "The bucket of the pictures does not answer"),
  );
  // It contains password hashes and pictures of people.
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  closeToOthers(dataDirectory);
  const opened = openDatabase(
    databaseUrl
      ? {
          url: databaseUrl,
          onIdleError: (error) => log.warn({ err: error }, "A database connection broke"),
        }
      : { dataDirectory },
  );
  let vectors: VectorIndex | undefined;
  try {
    const { database, dialect, reports } = opened;
    await reachDatabase(opened, databaseUrl);
    await migrate(database, (name) => announcements.say(`Migrating the database: ${name}`));
    vectors = await openVectorIndex({ database, dialect, log });
    const clock = Date.now;
    const services: Services = {
      database,
      dialect,
      reports,
      clock,
      mailer: createMailer({ database, clock, environment, smtpUrl, from: mailFrom }),
      files,
      sealer: createSealer(configuration.secretKey ?? readKey(dataDirectory)),
      background: createBackground(log),
      log,
      environment,
      // A demo offers second factors but requires none, so it can be tried out.
      secondFactorRoles: environment === "demo" ? [] : secondFactorRoles,
      faceLoginRoles: faceLoginRoles[configuration.faceLogin],
      publicUrl,
      hostOrigins: configuration.hostOrigins,
      devOrigins: configuration.devOrigins,
      webhooks: {
        privateAddresses: configuration.webhookPrivateAddresses,
        timeout: configuration.webhookTimeout,
        every: webhooksLookedAtEvery,
      },
      audit: configuration.audit,
      publishLibraryChange,
      vision: openEngine(configuration.vision),
      vectors,
      picturesAtOnce: configuration.vision.workers,
    };
    await prepare(services, configuration, announcements);
    const { trustProxy, appType, autoCaptureError, chunkTimeout } = configuration;
    const app = await createApp(services, {
      trustProxy,
      pages: {
        appType,
        autoCaptureError,
        chunkTimeout,
        addedSubApps: added.subApps,
        subAppsProblems: added.problems,
      },
    });
    await startKeepingAssets(app, log);
    const address = await listen(app, configuration);
    return {
      address,
      async drain() {
        app.draining = true;
        await setTimeout(configuration.drainSeconds * 1000);
      },
      async stop() {
        await app.close();
        await services.vision.close();
        await services.vectors.close();
        services.files.close();
        await opened.close();
      },
    };
  } catch (error) {
    await vectors?.close();
    files.close();
    await opened.close();
    throw error;
  }
};
