// The server's process: reads the environment (only the commands do so, too), runs the server,
// stops it on a signal. SIGTERM, which supervisors send, drains it first; Ctrl-C (SIGINT) doesn't. A second signal
// stops it at once. With WORKERS it only starts and stops the processes that serve. `npm start` runs it in its own process.
import cluster from "node:cluster";
import { roles } from "@console-shell/contract";
import closeWithGrace from "close-with-grace";
import { CannotListen, cannotListen } from "./cannot-listen.ts";
import {
  readConfiguration,
  type Setting,
  settingsOf,
  WrongConfiguration,
} from "./configuration.ts";
import { DataDirectoryInUse } from "./platform/database/lock-data-directory.ts";
import { IncompatibleDatabase } from "./platform/database/migrate.ts";
import { NoDatabase } from "./platform/database/reach.ts";
import { readDemoPassword } from "./demo/demo-password.ts";
import { NoBucket } from "./platform/files/s3/reach-bucket.ts";
import { scrapeWorkers, startMetricsListener } from "./platform/metrics/metrics-listener.ts";
import { createLogger, logDestination } from "./platform/logger.ts";
import { keepNewFilesPrivate, OpenDataDirectory } from "./private-files.ts";
import { publicUrlProblem } from "./public-url.ts";
import { NoSecretKey } from "./platform/secrets/read-key.ts";
import { OtherSecretKey } from "./platform/secrets/refuse-other-key.ts";
import { runServer } from "./run-server.ts";
import { deliverLink } from "./deliver-link.ts";
import { placeVariable, runWorkers, shareOf, stopOrder } from "./run-workers.ts";

/** Milliseconds for requests in flight to finish. */
const stopWithin = 30_000;

const byName = (settings: readonly Setting[]) =>
  Object.fromEntries(settings.map(({ name, value }) => [name, value]));

const changedSettings = (settings: readonly Setting[]): string =>
  settings
    .flatMap(({ name, value, source }) => (source === "default" ? [] : `${name}=${value}`))
    .join(", ") || "only defaults";

const run = async (built?: Promise<void>): Promise<void> => {
  keepNewFilesPrivate();
  const configuration = readConfiguration(process.env);
  const destination = logDestination();
  process.on("exit", () => destination.flushSync());
  const log = createLogger(configuration.logLevel, destination);
  if (configuration.workers > 1 && cluster.isPrimary) {
    const { metrics } = configuration;
    const own = metrics?.own;
    const listener =
      own &&
      (await startMetricsListener(own, metrics.token, scrapeWorkers()).catch((error: unknown) => {
        throw cannotListen(error, { ...own, variable: "METRICS_PORT" });
      }));
    await built;
    process.exitCode = await runWorkers(configuration.workers, log);
    await listener?.close();
    return;
  }
  const order = cluster.isWorker ? stopOrder() : undefined;
  const place = cluster.isWorker ? Number(process.env[placeVariable]) : 0;
  const { vision, workers } = configuration;
  vision.workers = shareOf(vision.workers, workers, place);
  const forPeople = configuration.environment !== "production";
  const say = (line: string) => (forPeople ? console.log(line) : log.info(line));

  const tell = (link: string | null) => {
    // The first process says it for all.
    if (link === null && place > 0) return;
    deliverLink(link, {
      dataDirectory: configuration.dataDirectory,
      show: process.stdout.isTTY ? (text) => console.log(text) : undefined,
      // Whatever the log leaves out, somebody has to find the file.
      say: (line) => (forPeople ? console.log(line) : log.warn(line)),
    });
  };
  const server = await runServer(configuration, log, { say, tell }, built);
  const settings = settingsOf(process.env);
  if (forPeople) say(`Configuration: ${changedSettings(settings)}`);
  else log.info({ configuration: byName(settings) }, "Configuration");
  const problem = place === 0 ? publicUrlProblem(configuration) : undefined;
  if (problem) log.warn(problem);
  const delay = configuration.drainSeconds * 1000 + stopWithin;
  let ordered: NodeJS.Signals | undefined;
  const skip = cluster.isWorker ? (["SIGTERM", "SIGINT"] as const) : [];
  const closing = closeWithGrace({ delay, logger: false, skip: [...skip] }, async (reason) => {
    const signal = ordered ?? reason.signal;
    if (reason.err) log.fatal({ err: reason.err }, "Stopping after an error that nothing caught");
    else say(`Stopping (${signal}).`);
    if (signal === "SIGTERM") await server.drain();
    await server.stop();
    say("Stopped.");
  });
  void order?.then((signal) => {
    ordered = signal;
    closing.close();
  });
  // The first one speaks to people for all of them.
  if (place > 0) return;

  if (configuration.environment === "demo") {
    const password = readDemoPassword(configuration.dataDirectory);
    if (password) say(`Demo accounts: ${roles.join(", ")}\nTheir password: ${password}`);
  }
  say(`Console Shell is running at ${server.address.replace("127.0.0.1", "localhost")}`);
};

/**
 * Runs the server of this process until a signal stops it; resolves once it listens, or has failed with an exit code.
 * `built` is a build of the pages that still runs: the server prepares everything else, and listens after it.
 */
export const start = async (built?: Promise<void>): Promise<void> => {
  try {
    await run(built);
  } catch (error) {
    // Errors the operator can fix are printed as one line; any other with all details.
    const mendable = [
      WrongConfiguration,
      DataDirectoryInUse,
      IncompatibleDatabase,
      NoDatabase,
      NoBucket,
      CannotListen,
      OtherSecretKey,
      NoSecretKey,
      OpenDataDirectory,
    ];
    const expected = error instanceof Error && mendable.some((kind) => error instanceof kind);
    console.error(expected ? error.message : error);
    process.exitCode = 1;
    // Otherwise the wait for orders keeps one of several processes alive.
    if (cluster.isWorker) process.exit();
  }
};

if (import.meta.main) await start();
