import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createTransport } from "nodemailer";
import { type Place, tryListen } from "../cannot-listen.ts";
import type { Configuration } from "../configuration.ts";
import { policyProblems, readSubAppsFile } from "#modules/registry/index.ts";
import { poolSize } from "#platform/database/dialect/pool-size.ts";
import { backTo, missingMigrations } from "#platform/database/migrate.ts";
import { type OpenDatabase, openDatabase, openReadOnly } from "#platform/database/open.ts";
import { nameOfDatabase, reachDatabase } from "#platform/database/reach.ts";
import { reachBucket } from "#platform/files/s3/reach-bucket.ts";
import { s3Files } from "#platform/files/s3/s3-files.ts";
import { shortId } from "#platform/secrets/data-keys.ts";
import { readMasterKeys } from "#platform/secrets/master-keys.ts";
import { keyFile } from "#platform/secrets/read-key.ts";
import { requireKeys } from "#platform/secrets/refuse-other-key.ts";
import { createSealer } from "#platform/secrets/sealer.ts";
import { openEngine } from "#platform/vision/open-engine.ts";
import { refuseUnclosable } from "../private-files.ts";
import { publicUrlProblem } from "../public-url.ts";
import { shownValue } from "../shown-value.ts";

/** One thing that a start depends on. It resolves with what was found, or rejects with the problem. */
interface Check {
  name: string;
  run: (configuration: Configuration) => Promise<string> | string;
  /** Whether a start goes on without it, and says so. */
  isOptional?: true;
}

/** The result of a check. `failed`: a start would refuse it; `warning`: it would go on without it. */
export interface Finding {
  name: string;
  verdict: "ok" | "warning" | "failed";
  text: string;
}

const patience = 5_000;

/** A problem with which a start goes on. */
class CheckWarning extends Error {
  override readonly name = "CheckWarning";
}

const checkPublicUrl = (configuration: Configuration): string => {
  const problem = publicUrlProblem(configuration);
  if (problem) throw new CheckWarning(problem);
  return configuration.publicUrl;
};

const addressOf = async (place: Place): Promise<string> => {
  const isFree = (await tryListen(place)) === "free";
  const [port, host] = [place.port, place.host];
  return `${port} of ${host}${isFree ? "" : ", in use now: what listens there has to stop first"}`;
};

const checkPort = ({ port, host }: Configuration) => addressOf({ port, host, variable: "PORT" });

const checkMetrics = async ({ metrics, port, host }: Configuration): Promise<string> => {
  if (!metrics) return "off";
  const { own } = metrics;
  const isSameHost = [host, "::", "0.0.0.0"].includes(own?.host ?? "");
  if (port !== 0 && own?.port === port && isSameHost)
    throw new Error(`METRICS_PORT and PORT are both ${port}`);
  return own ? addressOf({ ...own, variable: "METRICS_PORT" }) : "on PORT";
};

const hasEmbedded = (directory: string) => existsSync(join(directory, "console.db"));

const checkDirectory = ({ dataDirectory }: Configuration): string => {
  const path = resolve(dataDirectory);
  const exists = existsSync(path);
  let parent = path;
  while (!existsSync(parent)) parent = dirname(parent);
  if (!statSync(parent).isDirectory()) throw new Error(`${parent} is not a directory`);
  accessSync(parent, constants.W_OK | constants.X_OK);
  if (exists) refuseUnclosable(path);
  return exists ? `${path} is writable` : `${path} will be created`;
};

/** Runs `work` on the database as it is; undefined if there is none yet. */
const withDatabase = async <Result>(
  { databaseUrl, dataDirectory }: Configuration,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result | undefined> => {
  if (!databaseUrl && !hasEmbedded(dataDirectory)) return undefined;
  const opened = databaseUrl
    ? openDatabase({ url: databaseUrl, onIdleError: () => undefined })
    : openReadOnly(dataDirectory);
  try {
    await reachDatabase(opened, databaseUrl);
    return await work(opened);
  } finally {
    await opened.close();
  }
};

const checkDatabase = async (configuration: Configuration): Promise<string> => {
  const { databaseUrl, workers, databaseConnections } = configuration;
  const name = databaseUrl ? nameOfDatabase(databaseUrl) : "embedded";
  if (databaseUrl) await poolSize(databaseUrl, { processes: workers, wanted: databaseConnections });
  const missing = await withDatabase(configuration, ({ database }) => missingMigrations(database));
  if (missing === undefined) return `${name}, will be created`;
  const { length } = missing;
  const state = length === 0 ? "up to date" : `${length} migrations to apply at the start`;
  return `${name}, ${state}; afterwards releases with migration ${backTo()} or later run on it`;
};

const checkKeys = async (configuration: Configuration): Promise<string> => {
  const { secretKeys, secretKeyCommand, dataDirectory } = configuration;
  const isMissing =
    !secretKeys && secretKeyCommand === undefined && !existsSync(keyFile(dataDirectory));
  if (isMissing) return `${keyFile(dataDirectory)} will be created`;
  const sealer = createSealer(await readMasterKeys(configuration));
  const ids = sealer.masters.map(({ fingerprint }) => shortId(fingerprint)).join(", ");
  await withDatabase(configuration, ({ database }) => requireKeys(database, sealer));
  return ids;
};

/* As the start does: a file is written, read and removed. */
const checkFiles = async ({ s3 }: Configuration): Promise<string> => {
  if (!s3) return "in DATA_DIR";
  const files = await s3Files(s3, patience);
  let unreached: Error | undefined;
  try {
    await reachBucket(files, s3, (error) => (unreached = error));
  } finally {
    files.close();
  }
  if (unreached) throw new CheckWarning(unreached.message);
  return `files can be written to the bucket ${s3.bucket}`;
};

const checkMail = async ({ smtpUrl, environment }: Configuration): Promise<string> => {
  if (!smtpUrl)
    return environment === "production" ? "not sent: SMTP_URL isn't set" : "shown at /dev/mailbox";
  const timeouts = {
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
    return `${shownValue(smtpUrl, true)} accepts the connection`;
  } finally {
    transport.close();
  }
};

const checkVision = async ({ vision }: Configuration): Promise<string> => {
  if (vision.url === undefined) return "the embedded engine";
  const engine = openEngine(vision);
  try {
    const { face } = await engine.models();
    return `${shownValue(vision.url)} answers with ${face.name}`;
  } finally {
    await engine.close();
  }
};

const checkSubApps = ({ subAppsFile, hostOrigins }: Configuration): string => {
  if (!subAppsFile) return "built-in";
  const { subApps, problems } = readSubAppsFile(subAppsFile);
  problems.push(...policyProblems(subApps, hostOrigins));
  if (problems.length > 0)
    throw new CheckWarning(problems.map(({ name, problem }) => `${name}: ${problem}`).join("; "));
  return `${subApps.length} of ${subAppsFile}`;
};

const checks: readonly Check[] = [
  { name: "public URL", run: checkPublicUrl },
  { name: "DATA_DIR", run: checkDirectory },
  { name: "database", run: checkDatabase },
  { name: "secret key", run: checkKeys },
  { name: "port", run: checkPort },
  { name: "metrics", run: checkMetrics },
  { name: "pictures", run: checkFiles },
  { name: "mail", run: checkMail, isOptional: true },
  { name: "recognition", run: checkVision, isOptional: true },
  { name: "sub-apps", run: checkSubApps },
];

/**
 * Checks what a start depends on with the functions of the start, and what it can go on without. Changes nothing, except
 * that a probe is written to the bucket and removed.
 */
export async function* findings(configuration: Configuration): AsyncGenerator<Finding> {
  for (const { name, run, isOptional } of checks)
    try {
      yield { name, verdict: "ok", text: await run(configuration) };
    } catch (error) {
      const verdict = isOptional || error instanceof CheckWarning ? "warning" : "failed";
      yield { name, verdict, text: error instanceof Error ? error.message : String(error) };
    }
}
