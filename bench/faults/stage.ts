import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { addClientAppWithKey } from "@console-shell/server/modules/clients/public-api/testing/add-client-app-with-key";
import { createOperator } from "@console-shell/server/modules/identity/operator/writes";
import { createSession } from "@console-shell/server/modules/identity/session/writes";
import { sessionCookieName } from "@console-shell/server/kernel/session-cookie";
import { migrate } from "@console-shell/server/platform/database/migrate";
import { type OpenDatabase, openDatabase } from "@console-shell/server/platform/database/open";
import { startRecognitionService } from "@console-shell/server/platform/vision/testing/recognition-service";
import { freePort } from "@console-shell/testing/free-port";
import { createPostgresDatabase } from "@console-shell/testing/postgres-database";
import {
  type PrivatePostgres,
  startPrivatePostgres,
} from "@console-shell/testing/private-postgres";
import { type S3Server, startS3Server } from "@console-shell/testing/s3-server";
import { type ServerProcess, spawnServer } from "@console-shell/testing/server-process";
import { testClient } from "@console-shell/testing/test-client";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { proxies, type ProxyName } from "./proxies.ts";

export interface Node {
  port: number;
  process: ServerProcess;
  /** What all its processes have written. */
  outputs: string[][];
  /** Whether its process may end. */
  mayEnd: boolean;
  /** Starts it again; resolves when it serves. */
  start(): Promise<void>;
}

/** Nodes behind a proxy on one PostgreSQL and one bucket, with data to work on. */
export interface Stage {
  url: string;
  nodes: Node[];
  postgres: PrivatePostgres;
  databaseUrl: string;
  s3: S3Server;
  database: OpenDatabase["database"];
  /** Cookie of an operator who may do everything. */
  cookie: string;
  operatorId: string;
  /** Operators that sign in. */
  accounts: readonly string[];
  apiKey: string;
  clientAppId: string;
  libraryId: string;
  /** Processes that ended by themselves. */
  ended: string[];
  close(): Promise<void>;
}

const signers = 30;

const startNode = async (
  name: string,
  variables: Record<string, string>,
  ended: string[],
): Promise<Node> => {
  const port = await freePort();
  const outputs: string[][] = [];
  const spawn = () => {
    const process = spawnServer({ ...variables, PORT: String(port) });
    outputs.push(process.output);
    void process.ended.then((how) => {
      if (!node.mayEnd) ended.push(`${name}: ${how}: ${process.output.slice(-3).join(" | ")}`);
    });
    return process;
  };
  const node: Node = {
    port,
    process: spawn(),
    outputs,
    mayEnd: false,
    async start() {
      node.mayEnd = false;
      node.process = spawn();
      await node.process.url();
    },
  };
  await node.process.url();
  return node;
};

export const startStage = async (count: number, proxyName: ProxyName): Promise<Stage> => {
  const directory = mkdtempSync(join(tmpdir(), "console-bench-faults-"));
  const postgres = await startPrivatePostgres({ durable: true });
  const databaseUrl = await createPostgresDatabase(postgres.url);
  const opened = openDatabase({ url: databaseUrl, onIdleError: () => undefined });
  const { database } = opened;
  await migrate(database, () => undefined);
  const { root: operatorId } = await addTestOperators({ database, clock: Date.now });
  const { passwordHash } = await database
    .selectFrom("operators")
    .select("passwordHash")
    .where("id", "=", operatorId)
    .executeTakeFirstOrThrow();
  const accounts = Array.from({ length: signers }, (_, at) => `signer-${at}`);
  for (const account of accounts) {
    const email = `${account}@console.test`;
    const operator = { account, name: account, email, role: "sales", passwordHash } as const;
    await createOperator(database, { ...operator, now: Date.now() });
  }
  const s3 = await startS3Server();
  const vision = await startRecognitionService();
  const ended: string[] = [];
  const variables = {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: randomBytes(32).toString("base64"),
    TRUST_PROXY: "127.0.0.1",
    // Requires no second factor, and adds no data if there are operators.
    DEMO: "1",
    DRAIN_SECONDS: "5",
    VISION_URL: vision.url,
    VISION_WORKERS: "1",
    ...s3.variables,
  };
  const nodes: Node[] = [];
  for (let at = 0; at < count; at += 1) {
    const name = `node ${at + 1}`;
    nodes.push(await startNode(name, { ...variables, DATA_DIR: join(directory, name) }, ended));
  }
  const proxy = await proxies[proxyName](nodes.map(({ port }) => port));
  const token = await createSession({ database }, operatorId, { now: Date.now() });
  const cookie = `${sessionCookieName("http://localhost")}=${token}`;
  const client = testClient(proxy.url, cookie);
  const isUp = () =>
    client.request("GET", "/healthz").then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isUp())) await setTimeout(100);
  const app = await addClientAppWithKey(
    client,
    { database, ownerId: operatorId, now: Date.now() },
    { callsPerMinute: 100_000 },
  );
  const body = { name: "Pictures", kind: "general", purpose: "" } as const;
  const made = await app.request("POST", "/api/v1/libraries", { body });
  return {
    url: proxy.url,
    nodes,
    postgres,
    databaseUrl,
    s3,
    database,
    cookie,
    operatorId,
    accounts,
    apiKey: app.secret,
    clientAppId: app.clientAppId,
    libraryId: (made.body as { id: string }).id,
    ended,
    async close() {
      for (const node of nodes) {
        node.mayEnd = true;
        node.process.kill("SIGINT");
        const how = await node.process.ended;
        if (how !== 0) ended.push(`stopped: ${how}`);
      }
      await proxy.stop();
      await vision.close();
      await s3.close();
      await opened.close();
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
