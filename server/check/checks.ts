import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createTransport } from "nodemailer";
import type { Configuration } from "../configuration.ts";
import { policyProblems, readSubAppsFile, type SubAppsProblem } from "../modules/registry/index.ts";
import { readApplied, refuseUnbearable } from "../platform/database/migrate.ts";
import { migrations } from "../platform/database/migrations/index.ts";
import { type OpenDatabase, openDatabase, openReadOnly } from "../platform/database/open.ts";
import { nameOfDatabase, reachDatabase } from "../platform/database/reach.ts";
import { reachBucket } from "../platform/files/s3/reach-bucket.ts";
import { s3Files } from "../platform/files/s3/s3-files.ts";
import { shortId } from "../platform/secrets/data-keys.ts";
import { readMasterKeys } from "../platform/secrets/master-keys.ts";
import { keyFile } from "../platform/secrets/read-key.ts";
import { requireKeys } from "../platform/secrets/refuse-other-key.ts";
import { createSealer } from "../platform/secrets/sealer.ts";
import { openEngine } from "../platform/vision/open-engine.ts";
import { shownValue } from "../shown-value.ts";

/** One thing that a start depends on. It resolves with what was found, or rejects with the problem. */
export interface Check {
  name: string;
  run: (configuration: Configuration) => Promise<string> | string;
}

/** Something that a start doesn't depend on, and that needs attention. */
export class CheckWarning extends Error {
  override readonly name = "CheckWarning";
}

const patience = 5_000;

const refuse = (error: Error): never => {
  throw error;
};

const hasEmbedded = (directory: string) => existsSync(join(directory, "console.db"));

const checkDirectory = ({ dataDirectory }: Configuration): string => {
  const path = resolve(dataDirectory);
  const exists = existsSync(path);
  let parent = path;
  while (!existsSync(parent)) parent = dirname(parent);
  if (!statSync(parent).isDirectory()) throw new Error(`${parent} is not a directory`);
  accessSync(parent, constants.W_OK);
  return exists ? `${path} is writable` : `${path} will be created`;
};

/** How many migrations a start applies; all of them to a new database. */
const missingMigrations = async ({ database }: OpenDatabase): Promise<number> => {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  const isNew = !tables.some(({ name }) => name === "kysely_migration");
  const applied = isNew ? [] : await readApplied(database);
  refuseUnbearable(applied);
  return Object.keys(migrations).filter((name) => !applied.includes(name)).length;
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
  const { databaseUrl } = configuration;
  const name = databaseUrl ? nameOfDatabase(databaseUrl) : "embedded";
  const missing = await withDatabase(configuration, missingMigrations);
  if (missing === undefined) return `${name}, will be created`;
  return `${name}, ${missing === 0 ? "up to date" : `${missing} migrations to apply at the start`}`;
};

const checkKeys = async (configuration: Configuration): Promise<string> => {
  const { secretKeys, secretKeyCommand, dataDirectory } = configuration;
  const isMissing =
    !secretKeys && secretKeyCommand === undefined && !existsSync(keyFile(dataDirectory));
  if (isMissing) return `${keyFile(dataDirectory)} will be created`;
  const sealer = createSealer(await readMasterKeys(configuration));
  const ids = sealer.masters.map(({ fingerprint }) => shortId(fingerprint)).join(", ");
  await withDatabase(configuration, async (opened) => {
    if ((await missingMigrations(opened)) === 0) await requireKeys(opened.database, sealer);
  });
  return ids;
};

const checkFiles = async ({ s3 }: Configuration): Promise<string> => {
  if (!s3) return "in DATA_DIR";
  const files = await s3Files(s3, patience);
  try {
    await reachBucket(files, s3, refuse, { onlyRead: true });
    return `bucket ${s3.bucket} can be read`;
  } finally {
    files.close();
  }
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

const listed = (problems: readonly SubAppsProblem[]): string =>
  problems.map(({ name, problem }) => `${name}: ${problem}`).join("; ");

const checkSubApps = ({ subAppsFile, hostOrigins }: Configuration): string => {
  if (!subAppsFile) return "built-in";
  const { subApps, problems } = readSubAppsFile(subAppsFile);
  if (problems.length > 0) throw new Error(listed(problems));
  const long = policyProblems(subApps, hostOrigins);
  if (long.length > 0) throw new CheckWarning(listed(long));
  return `${subApps.length} of ${subAppsFile}`;
};

/** What a start depends on, checked without changing anything. */
export const checks: readonly Check[] = [
  { name: "DATA_DIR", run: checkDirectory },
  { name: "database", run: checkDatabase },
  { name: "secret key", run: checkKeys },
  { name: "pictures", run: checkFiles },
  { name: "mail", run: checkMail },
  { name: "recognition", run: checkVision },
  { name: "sub-apps", run: checkSubApps },
];
