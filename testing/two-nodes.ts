import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "@console-shell/contract";
import { newId } from "@console-shell/server/platform/database/id";
import { openDatabase } from "@console-shell/server/platform/database/open";
import { createOperator } from "@console-shell/server/modules/identity/operator/writes";
import { createSession } from "@console-shell/server/modules/identity/session/writes";
import { sessionCookieName } from "@console-shell/server/kernel/session-cookie";
import type { Services } from "@console-shell/server/platform/services";
import { inject } from "vitest";
import { createPostgresDatabase, withoutHaste } from "./postgres-database.ts";
import "./provided.ts";
import { spawnServer } from "./server-process.ts";
import { type TestClient, testClient } from "./test-client.ts";
import { addTestOperators } from "./test-operators.ts";

export interface TestOperator {
  id: string;
  account: string;
}

export interface TwoNodes {
  /** One client per process; each must see the other's changes. */
  a: TestClient;
  b: TestClient;
  /** Alternates between the nodes: `a` for even numbers, `b` for odd ones. */
  inTurn: (number: number) => TestClient;
  /** Sends a signal to the process of `a`, e.g. to freeze it. */
  signalA: (signal: NodeJS.Signals) => void;
  database: Services["database"];
  /** The operator of each role, see `testPassword`. */
  operatorIds: Record<Role, string>;
  /** A new operator with the password `testPassword`, so that tests don't share an account. */
  addOperator: (role: Role) => Promise<TestOperator>;
  /** The cookie of a new session, valid on both nodes. */
  signIn: (operatorId: string) => Promise<string>;
  close(): Promise<void>;
}

/**
 * Two server processes on one new PostgreSQL, as behind a load balancer; requests from 127.0.0.1
 * may set `x-forwarded-for`. They use the system clock, or one that is so many milliseconds off;
 * `environment` adds variables. Only for tests of the project `nodes`.
 */
export const startTwoNodes = async (
  environment: Record<string, string> = {},
  clocks: readonly [number, number] = [0, 0],
): Promise<TwoNodes> => {
  const directory = mkdtempSync(join(tmpdir(), "console-nodes-"));
  const url = await createPostgresDatabase(inject("postgresUrl"), inject("migratedPostgres"));
  const onIdleError = (error: Error) => {
    throw error;
  };
  const opened = openDatabase({ url: withoutHaste(url), onIdleError });
  const { database } = opened;
  const operatorIds = await addTestOperators({ database, clock: Date.now });
  const { passwordHash } = await database
    .selectFrom("operators")
    .select("passwordHash")
    .where("id", "=", operatorIds.root)
    .executeTakeFirstOrThrow();
  const variables = {
    DATABASE_URL: url,
    DATA_DIR: directory,
    TRUST_PROXY: "127.0.0.1",
    // A demo requires no second factor of these operators, and adds no data if operators exist.
    DEMO: "1",
    ...environment,
  };
  const start = (shift: number) =>
    spawnServer({
      ...variables,
      ...(shift !== 0 && {
        CLOCK_SHIFT: String(shift),
        NODE_OPTIONS: `--import ${new URL("shifted-clock.ts", import.meta.url).href}`,
      }),
    });
  const processes = [start(clocks[0]), start(clocks[1])] as const;
  const close = async () => {
    for (const node of processes) node.kill("SIGTERM");
    await Promise.all(processes.map((node) => node.ended));
    await opened.close();
    rmSync(directory, { recursive: true, force: true });
  };
  const listening = Promise.all([processes[0].url(), processes[1].url()]);
  const [a, b] = await listening.catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const clients = [testClient(a), testClient(b)] as const;
  return {
    a: clients[0],
    b: clients[1],
    inTurn: (number) => clients[number % 2 === 0 ? 0 : 1],
    signalA: (signal) => processes[0].kill(signal),
    database,
    operatorIds,
    async addOperator(role) {
      const account = `test-${newId().slice(-12)}`;
      const email = `${account}@console.test`;
      const given = { account, name: account, email, role, passwordHash, now: Date.now() };
      return { id: await createOperator(database, given), account };
    },
    async signIn(operatorId) {
      const token = await createSession({ database }, operatorId, { now: Date.now() });
      return `${sessionCookieName("http://localhost")}=${token}`;
    },
    close,
  };
};
