import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrate } from "@console-shell/server/platform/database/migrate";
import { openDatabase } from "@console-shell/server/platform/database/open";
import type { Source } from "@console-shell/server/platform/database/source";
import { createLogger } from "@console-shell/server/platform/logger";
import { refuseOtherKey } from "@console-shell/server/platform/secrets/refuse-other-key";
import { createSealer } from "@console-shell/server/platform/secrets/sealer";
import { syncPermissions } from "@console-shell/server/modules/identity/role/writes";
import { createOperator } from "@console-shell/server/modules/identity/operator/writes";
import { createSession } from "@console-shell/server/modules/identity/session/writes";
import { sessionCookieName } from "@console-shell/server/kernel/session-cookie";
import { freePort } from "@console-shell/testing/free-port";
import { runOnPostgres } from "@console-shell/testing/postgres-database";
import { repository } from "../folders.ts";
import { startProcess, type StartedProcess } from "../server/start-process.ts";
import { fillAudit } from "./fill/audit.ts";
import { clientAppStatements } from "./fill/client-apps.ts";
import { generated } from "./fill/generated.ts";
import { moneyStatements } from "./fill/money.ts";
import { peopleStatements } from "./fill/people.ts";
import { imageStatements } from "./fill/images.ts";
import { sizesOf } from "./fill/sizes.ts";

const publicUrl = "http://console.bench";

/** A database with the rows of a size. */
export interface Place {
  size: number;
  dialect: Source["dialect"];
  variables: Record<string, string>;
  folder: string;
  /** How it was filled; undefined if it was there already. */
  filled: { seconds: number; chainedPerSecond: number } | undefined;
  /** A cookie of an operator with every permission. */
  cookie: string;
}

export interface ServedPlace extends Place {
  port: number;
  process: StartedProcess;
  /** Milliseconds from the start of the process until it's ready. */
  startTook: number;
  get: (path: string) => Promise<Response>;
  post: (path: string, body: unknown) => Promise<Response>;
}

const statementRunner = (folder: string, url: string | undefined) => async (statement: string) => {
  if (url) return runOnPostgres(url, statement);
  const database = new DatabaseSync(join(folder, "console.db"));
  database.exec(statement);
  database.close();
};

const fill = async (
  opened: Source,
  {
    size,
    run,
    url,
    sealer,
  }: {
    size: number;
    /** Runs a statement without time limits. */
    run: (statement: string) => Promise<void>;
    url: string | undefined;
    sealer: ReturnType<typeof createSealer>;
  },
) => {
  const { database, dialect } = opened;
  const begun = performance.now();
  await migrate(database, () => undefined);
  await syncPermissions(database);
  await refuseOtherKey(database, sealer);
  const now = Date.now();
  const operatorId = await createOperator(database, {
    account: "bench",
    name: "Bench",
    email: "bench@console.bench",
    role: "root",
    passwordHash: "-",
    now,
  });
  const sizes = sizesOf(size);
  const log = createLogger("error");
  const chainedPerSecond = await fillAudit(
    { database, dialect, sealer, clock: Date.now, log },
    sizes,
    now,
  );
  const about = { operatorId, now };
  for (const statements of [
    peopleStatements,
    moneyStatements,
    clientAppStatements,
    imageStatements,
  ])
    for (const statement of statements(generated[dialect], sizes, about)) await run(statement);
  // As PostgreSQL does by itself. The embedded database is never analyzed.
  if (url) await run("vacuum analyze");
  return { seconds: (performance.now() - begun) / 1000, chainedPerSecond };
};

/** Opens a place below a folder, and fills it unless that was done before. `url` is a new PostgreSQL database's. */
export const preparePlace = async (
  folder: string,
  size: number,
  url: string | undefined,
): Promise<Place> => {
  const keyFile = join(folder, "bench-key");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isNew = !existsSync(keyFile);
  const key = isNew ? randomBytes(32).toString("base64") : readFileSync(keyFile, "utf8");
  const opened = openDatabase(
    url ? { url, onIdleError: (error) => console.error(error) } : { dataDirectory: folder },
  );
  const { database, dialect } = opened;
  try {
    const sealer = createSealer(Buffer.from(key, "base64"));
    const filled = isNew
      ? await fill(opened, { size, run: statementRunner(folder, url), url, sealer })
      : undefined;
    writeFileSync(keyFile, key, { mode: 0o600 });
    const { id } = await database
      .selectFrom("operators")
      .select("id")
      .where("account", "=", "bench")
      .executeTakeFirstOrThrow();
    const token = await createSession({ database }, id, { now: Date.now() });
    return {
      size,
      dialect,
      folder,
      filled,
      variables: {
        HOST: "127.0.0.1",
        DATA_DIR: folder,
        PUBLIC_URL: publicUrl,
        SECRET_KEY: key,
        // Requires no second factor.
        DEMO: "true",
        VISION_WORKERS: "0",
        LOG_LEVEL: "warn",
        ...(url && { DATABASE_URL: url }),
      },
      cookie: `${sessionCookieName(publicUrl)}=${token}`,
    };
  } finally {
    await opened.close();
  }
};

/** Starts the server of a place. `flags` are Node's. */
export const servePlace = async (
  place: Place,
  flags: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<ServedPlace> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const process = await startProcess([...flags, join(repository, "server", "main.ts")], {
    url: `${url}/readyz`,
    log: join(place.folder, "bench-log"),
    variables: { ...place.variables, ...variables, PORT: String(port) },
  });
  const headers = { cookie: place.cookie };
  return {
    ...place,
    port,
    process,
    startTook: performance.now() - begun,
    get: (path) => fetch(url + path, { headers }),
    post: (path, body) =>
      fetch(url + path, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
};
