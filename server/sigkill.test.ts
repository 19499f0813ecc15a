import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type ServerProcess, spawnServer } from "@console-shell/testing/server-process";
import { type TestClient, testClient } from "@console-shell/testing/test-client";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { afterAll, expect, test } from "vitest";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open.ts";

const rounds = 20;
const writers = 8;
const writesBeforeKill = 25;

const directory = mkdtempSync(join(tmpdir(), "console-sigkill-"));
let server: ServerProcess | undefined;
afterAll(async () => {
  server?.kill("SIGKILL");
  await server?.ended;
  rmSync(directory, { recursive: true, force: true });
});

/** Operators, so that the first start adds no demo data. */
const prepare = async (): Promise<void> => {
  const opened = openDatabase({ dataDirectory: directory });
  await migrate(opened.database, () => undefined);
  await addTestOperators({ database: opened.database, clock: Date.now });
  await opened.close();
};

const startServer = async (): Promise<TestClient> => {
  server = spawnServer({
    DATA_DIR: directory,
    // A demo requires no second factor, and adds no data if there are operators.
    DEMO: "1",
    // Each registration comes from its own address, because signing up would soon be rate-limited.
    TRUST_PROXY: "127.0.0.1",
  });
  return testClient(await server.url());
};

const acknowledged = new Set<string>();
let written = 0;

const apply = async (client: TestClient): Promise<void> => {
  const number = (written += 1);
  const account = `writer-${number}`;
  const answer = await client.request("POST", "/mc-api/basic/applicant/add", {
    body: { account, name: "Writer", company: "Writers", email: `${account}@writers.example` },
    headers: { "x-forwarded-for": `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` },
  });
  expect(answer.status).toBe(200);
  acknowledged.add(account);
};

/** Writes from several sides at once, kills the server in the middle, and lets the rest fail. */
const writeUntilKilled = async (client: TestClient): Promise<void> => {
  const target = acknowledged.size + writesBeforeKill;
  let killed = false;
  const write = async (): Promise<void> => {
    while (!killed)
      try {
        await apply(client);
        if (acknowledged.size >= target && !killed) {
          killed = true;
          server?.kill("SIGKILL");
        }
      } catch (error) {
        if (!killed) throw error;
      }
  };
  await Promise.all(Array.from({ length: writers }, write));
  expect(await server?.ended).toBe("SIGKILL");
};

/** Read from the database itself: reviewers don't see unconfirmed registrations. */
const storedAccounts = (): Set<string> => {
  const database = new DatabaseSync(join(directory, "console.db"), { readOnly: true });
  try {
    const rows = database.prepare("select account from applicants").all();
    return new Set(rows.map(({ account }) => account as string));
  } finally {
    database.close();
  }
};

test(`after ${rounds} kills during writes, every acknowledged write is there`, async () => {
  await prepare();
  let client = await startServer();
  for (let round = 0; round < rounds; round += 1) {
    await writeUntilKilled(client);
    client = await startServer();
    const stored = storedAccounts();
    const lost = [...acknowledged].filter((account) => !stored.has(account));
    expect(lost).toEqual([]);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * writesBeforeKill);
}, 180_000);
