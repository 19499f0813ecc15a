import cluster from "node:cluster";
import { mkdirSync } from "node:fs";
import { Server as NetServer } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import { guardedRoles, type Role, roles } from "@console-shell/contract";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { createBackground } from "./platform/background.ts";
import { cannotListen } from "./cannot-listen.ts";
import { type Configuration, WrongConfiguration } from "./configuration.ts";
import { idsFollow } from "./platform/database/id.ts";
import { isEmpty } from "./platform/database/is-empty.ts";
import { createNodeClock } from "./platform/database/node-clock.ts";
import { poolSize } from "./platform/database/dialect/pool-size.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open.ts";
import { reachDatabase } from "./platform/database/reach.ts";
import { makeDemoPassword } from "./demo/demo-password.ts";
import { enqueueUnindexed } from "./modules/catalog/index.ts";
import { offerSecondFactors, showSetupLink, syncPermissions } from "./modules/identity/index.ts";
import { injected } from "./modules/index.ts";
import { consoleVersion } from "./kernel/console-version.ts";
import { openReachedFiles } from "./platform/files/open-files.ts";
import { scrape, shareMetrics, startMetricsListener } from "./platform/metrics/metrics-listener.ts";
import { startTracing } from "./platform/tracing/start-tracing.ts";
import { createMailer } from "./platform/mail/create-mailer.ts";
import { readSubAppsFile, type SubAppsFile } from "./modules/registry/index.ts";
import { closeToOthers } from "./private-files.ts";
import { readMasterKeys } from "./platform/secrets/master-keys.ts";
import { refuseOtherKey } from "./platform/secrets/refuse-other-key.ts";
import { createSealer } from "./platform/secrets/sealer.ts";
import { removeDeliveredLink } from "./deliver-link.ts";
import type { Services } from "./platform/services.ts";
import { openEngine } from "./platform/vision/open-engine.ts";
import { openVectorIndex } from "./platform/vision/vectors/open-vector-index.ts";
import type { VectorIndex } from "./platform/vision/vectors/vector-index.ts";

const faceLoginRoles: Record<Configuration["faceLogin"], readonly Role[]> = {
  off: [],
  some: roles.filter((role) => !guardedRoles.includes(role)),
  all: roles,
};

/** Milliseconds in which requests arrive on connections that were accepted last. */
const acceptedReadWithin = 1_000;
/** Milliseconds between checks that this build's assets are stored. */
const assetsLookedAtEvery = 10 * 60_000;

/** Polling interval for due webhooks, in milliseconds. */
const webhooksLookedAtEvery = 5_000;

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
  /** Tells the person who started the server the link for the first operator; null if the one told before still works. */
  tell: (link: string | null) => void;
}

const prepare = async (
  services: Services,
  configuration: Configuration,
  { tell }: Announcements,
): Promise<void> => {
  await refuseOtherKey(services.database, services.sealer);
  await syncPermissions(services.database);
  if (configuration.environment !== "demo") {
    if (await showSetupLink(services, tell)) return;
    if (await isEmpty(services.database)) tell(null);
    else removeDeliveredLink(configuration.dataDirectory);
    return;
  }
  await offerSecondFactors(services.database);
  if (!(await isEmpty(services.database))) return;
  const password = makeDemoPassword(configuration.dataDirectory, configuration.demoPassword);
  const { startDemo } = await import("./demo/run-seeds.ts");
  await startDemo(services, password);
};

/** Whether a demo is new, or was stopped before all its data was added. */
const isUnfinished = async ({ database, environment }: Services): Promise<boolean> =>
  environment === "demo" &&
  (await database.selectFrom("demoSteps").select("name").limit(1).execute()).length > 0;

/** Milliseconds without a request after which demo data is added; somebody may be reloading all the time, so not forever. */
const calmFor = 200;
const calmWithin = 1_000;

/** Resolves once nobody waits for the server: on SQLite, requests wait for a transaction. */
const untilCalm = async (app: FastifyInstance): Promise<void> => {
  const ends = performance.now() + calmWithin;
  let since = performance.now();
  while (performance.now() < ends && performance.now() - since < calmFor) {
    await setTimeout(20);
    if (app.requestsInFlight() > 0) since = performance.now();
  }
};

/** Adds the rest of a demo's data while the server runs: pages don't wait for it, only `/readyz` does. */
const finishInBackground = (app: FastifyInstance, say: Announcements["say"]): void => {
  const { services } = app;
  say("Adding the demo's data");
  services.background.run("The demo's data could not be added", async () => {
    try {
      const { finishDemo } = await import("./demo/run-seeds.ts");
      await finishDemo(services, () => untilCalm(app));
      say("The demo's data is complete.");
    } finally {
      app.preparing = false;
    }
    // At the start there were no images.
    if (services.imagesAtOnce > 0 && services.processRoles.has("vision"))
      await enqueueUnindexed(services);
  });
};

/** Reports a missing file clearly, before anything is changed. */
const readAddedSubApps = (path: string | undefined, log: Services["log"]): SubAppsFile => {
  if (!path) return { subApps: [], problems: [] };
  try {
    const read = readSubAppsFile(path);
    for (const { name, problem } of read.problems)
      log.error({ name, problem }, "A sub-application of SUB_APPS has a problem");
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
    throw cannotListen(error, { port, host, variable: "PORT" });
  }
};

/** Serves the metrics on their own port, if there is one, until the server closes. */
const listenForMetrics = async (
  app: FastifyInstance,
  { metrics }: Configuration,
): Promise<string | undefined> => {
  if (!metrics?.own) return undefined;
  const { own, token } = metrics;
  if (cluster.isWorker) {
    shareMetrics(app.metricRegistries());
    return undefined;
  }
  try {
    const listener = await startMetricsListener(own, token, () => scrape(app.metricRegistries()));
    app.addHook("onClose", () => listener.close());
    return listener.url;
  } catch (error) {
    await app.close();
    throw cannotListen(error, { ...own, variable: "METRICS_PORT" });
  }
};

/* It contains password hashes and pictures of people. */
const makeDirectory = (path: string): void => {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new WrongConfiguration(`DATA_DIR: ${(error as Error).message}`, { cause: error });
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

/**
 * Opens and migrates the database; then serves the console from it. A demo's data is added before and, if it isn't on
 * every page, while it serves. `built` is a build of the pages that still runs.
 */
export const runServer = async (
  configuration: Configuration,
  log: Services["log"],
  announcements: Announcements,
  built?: Promise<void>,
): Promise<RunningServer> => {
  const { dataDirectory, databaseUrl, environment, publicUrl, smtpUrl, mailFrom } = configuration;
  const added = readAddedSubApps(configuration.subAppsFile, log);
  const files = await openReachedFiles(configuration, (error) =>
    log.warn({ err: error }, "The bucket of the pictures does not answer"),
  );
  makeDirectory(dataDirectory);
  closeToOthers(dataDirectory);
  const { metrics, traces } = configuration;
  const isObserved = metrics !== undefined || traces !== undefined;
  const opened = openDatabase(
    databaseUrl
      ? {
          url: databaseUrl,
          connections: await poolSize(databaseUrl, {
            processes: configuration.workers,
            wanted: configuration.databaseConnections,
          }),
          onIdleError: (error) => log.warn({ err: error }, "A database connection broke"),
          isObserved,
        }
      : { dataDirectory, isObserved },
  );
  const endTracing = traces && (await startTracing(traces, consoleVersion, log));
  let vectors: VectorIndex | undefined;
  let nodeClock: ReturnType<typeof createNodeClock> | undefined;
  try {
    const { database, dialect, reports } = opened;
    await reachDatabase(opened, databaseUrl);
    await migrate(database, (name) => announcements.say(`Migrating the database: ${name}`), {
      orNewer: true,
    });
    vectors = await openVectorIndex({ database, dialect, log });
    nodeClock = createNodeClock({ database, dialect, log });
    await nodeClock.measure();
    const clock = nodeClock.now;
    idsFollow(clock);
    const services: Services = {
      database,
      dialect,
      reports,
      clock,
      clockSkew: nodeClock.skew,
      mailer: createMailer({ database, clock, environment, smtpUrl, from: mailFrom }),
      files,
      sealer: createSealer(await readMasterKeys(configuration)),
      background: createBackground(log),
      log,
      environment,
      faceLoginRoles: faceLoginRoles[configuration.faceLogin],
      publicUrl,
      hostOrigins: configuration.hostOrigins,
      devOrigins: configuration.devOrigins,
      webhooks: {
        privateAddresses: configuration.webhookPrivateAddresses,
        timeout: configuration.webhookTimeout,
        every: webhooksLookedAtEvery,
      },
      backends: {
        networks: configuration.backendNetworks,
        metricsPort: metrics?.own?.port,
      },
      canarySlowdown: configuration.canarySlowdown,
      processRoles: configuration.processRoles,
      audit: configuration.audit,
      ...injected,
      vision: openEngine(configuration.vision),
      vectors,
      imagesAtOnce: configuration.vision.workers,
    };
    await prepare(services, configuration, announcements);
    const { trustProxy, appType, autoCaptureError, chunkTimeout, vitalsShare } = configuration;
    const app = await createApp(services, {
      trustProxy,
      metricsToken: metrics?.own ? undefined : metrics?.token,
      pages: {
        appType,
        autoCaptureError,
        chunkTimeout,
        vitalsShare,
        addedSubApps: added.subApps,
        subAppsProblems: added.problems,
      },
    });
    await built;
    if (configuration.processRoles.has("web")) await startKeepingAssets(app, log);
    const metricsAddress = await listenForMetrics(app, configuration);
    if (metricsAddress) announcements.say(`Metrics are at ${metricsAddress}`);
    app.preparing = await isUnfinished(services);
    const address = await listen(app, configuration);
    if (app.preparing) finishInBackground(app, announcements.say);
    return {
      address,
      async drain() {
        const delay = configuration.drainSeconds * 1000;
        app.draining = true;
        await setTimeout(delay);
        // The listener closes right after the event loop has accepted what was waiting. Node's own close would also reset
        // connections whose requests it hasn't read yet.
        await setImmediate();
        NetServer.prototype.close.call(app.server);
        await setTimeout(Math.min(delay, acceptedReadWithin));
        // Timers run before sockets are read: after a pause, requests that have arrived are read now.
        await setImmediate();
      },
      async stop() {
        await app.close();
        await services.vision.close();
        await services.vectors.close();
        services.files.close();
        await nodeClock?.close();
        await opened.close();
        await endTracing?.();
      },
    };
  } catch (error) {
    await endTracing?.();
    await vectors?.close();
    await nodeClock?.close();
    files.close();
    await opened.close();
    throw error;
  }
};
