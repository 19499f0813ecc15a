import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePort } from "@console-shell/testing/free-port";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import { startPrivatePostgres } from "@console-shell/testing/private-postgres";
import { bareRoutes } from "./bare-routes.ts";
import { fillDatabase } from "./fill-database.ts";
import { requestsOf } from "./requests.ts";
import { signInAll } from "./sign-in.ts";
import { startProcess } from "./start-process.ts";

/** A measured server in its own process. */
export interface Target {
  name: string;
  port: number;
  requests: ReturnType<typeof requestsOf>;
}

export interface Targets {
  /** The bare Fastify; it gets the same requests. */
  bare: Target;
  servers: Target[];
  close(): Promise<void>;
}

/** As in production, including a log line per request. */
const variables = {
  NODE_ENV: "production",
  LOG_LEVEL: "info",
  HOST: "127.0.0.1",
  TRUST_PROXY: "127.0.0.1",
};

/**
 * Starts the bound and, from each checkout, a server on SQLite and one on a durable PostgreSQL, all
 * on new databases with the same content.
 */
export const startTargets = async (checkouts: readonly string[]): Promise<Targets> => {
  const directory = mkdtempSync(join(tmpdir(), "bench-server-"));
  const undo = [() => Promise.resolve(rmSync(directory, { recursive: true, force: true }))];
  const close = async () => {
    for (const step of undo.toReversed()) await step();
  };

  const startServer = async (checkout: string, name: string, databaseUrl?: string) => {
    const port = await freePort();
    const data = join(directory, String(port));
    mkdirSync(data);
    await fillDatabase(
      databaseUrl
        ? { url: databaseUrl, onIdleError: (error) => console.error(error) }
        : { dataDirectory: data },
    );
    const { stop } = await startProcess([join(checkout, "server", "main.ts")], {
      variables: {
        ...variables,
        PORT: String(port),
        DATA_DIR: data,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      log: join(data, "log"),
      url: `http://127.0.0.1:${port}/readyz`,
    });
    undo.push(stop);
    const suffix = checkouts.length > 1 ? ` (${basename(checkout)})` : "";
    return { name: `${name}${suffix}`, port, requests: requestsOf(await signInAll(port)) };
  };

  const startBare = async ({ port, requests }: Target): Promise<Target> => {
    const own = await freePort();
    const first = Object.values(requests).map(([text]) => text!);
    const routes = JSON.stringify(await bareRoutes(port, first));
    const { stop } = await startProcess(
      [join(import.meta.dirname, "bare.ts"), routes, String(own)],
      { log: join(directory, "bare.log"), url: `http://127.0.0.1:${own}/healthz` },
    );
    undo.push(stop);
    return { name: "bare Fastify", port: own, requests };
  };

  try {
    const postgres = await startPrivatePostgres({ durable: true });
    undo.push(() => postgres.stop());
    const servers: Target[] = [];
    for (const checkout of checkouts) {
      servers.push(await startServer(checkout, "SQLite"));
      const url = await createPostgresDatabase(postgres.url);
      servers.push(await startServer(checkout, "PostgreSQL", url));
    }
    return { bare: await startBare(servers[0]!), servers, close };
  } catch (error) {
    await close();
    throw error;
  }
};
