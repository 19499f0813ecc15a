import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { repeats } from "@console-shell/testing/repeats";
import { type ServerProcess, spawnServer } from "@console-shell/testing/server-process";
import { type TestClient, testClient } from "@console-shell/testing/test-client";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { afterAll, expect, test } from "vitest";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open.ts";
import { sessionCookieName } from "./kernel/session-cookie.ts";
import { createSession } from "./modules/identity/session/create-session.ts";
import { buildOf, teamAt } from "#modules/registry/testing/team.ts";

const rounds = repeats(5, 20);
const writers = 8;
const writesBeforeKill = 25;

const directory = mkdtempSync(join(tmpdir(), "console-sigkill-"));
let server: ServerProcess | undefined;
afterAll(async () => {
  server?.kill("SIGKILL");
  await server?.ended;
  rmSync(directory, { recursive: true, force: true });
});

/** Operators, so that the first start adds no demo data; one of them is signed in. */
const prepare = async () => {
  const opened = openDatabase({ dataDirectory: directory });
  await migrate(opened.database, () => undefined);
  const { root: ownerId } = await addTestOperators({ database: opened.database, clock: Date.now });
  const token = await createSession(opened, ownerId, { now: Date.now() });
  await opened.close();
  return { ownerId, cookie: `${sessionCookieName("http://localhost")}=${token}` };
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

type Team = Awaited<ReturnType<typeof teamAt>>;

const published = new Set<string>();
let releases = 0;

const publish = async (team: Team): Promise<void> => {
  const version = `1.0.${(releases += 1)}`;
  const { status } = await team.publish(buildOf(team.name, version));
  expect(status).toBe(201);
  published.add(version);
};

/** The published ones among the releases after `from`; each has all its files. */
const wholeReleases = async (client: TestClient, team: Team, from: number): Promise<string[]> => {
  const begun = Array.from({ length: releases - from }, (_, at) => `1.0.${from + at + 1}`);
  const found = await Promise.all(
    begun.map(async (version) => {
      const { status } = await team.send("GET", `${team.name}/release/${version}/manifest`);
      if (status === 404) return [];
      for (const [path, content] of Object.entries(buildOf(team.name, version).files)) {
        const address = `/-/apps/${team.name}/${version}/${path}`;
        expect((await client.request("GET", address)).text, address).toBe(content);
      }
      return [version];
    }),
  );
  return found.flat();
};

/** Writes from several sides at once, kills the server in the middle, and lets the rest fail. */
const writeUntilKilled = async (client: TestClient, team: Team): Promise<void> => {
  const target = acknowledged.size + writesBeforeKill;
  const publishedBefore = published.size;
  let killed = false;
  const write = async (_: unknown, writer: number): Promise<void> => {
    while (!killed)
      try {
        await (writer === 0 ? publish(team) : apply(client));
        if (acknowledged.size >= target && published.size > publishedBefore && !killed) {
          killed = true;
          server?.kill("SIGKILL");
        }
      } catch (error) {
        if (!killed) throw error;
      }
  };
  await Promise.all(Array.from({ length: writers }).map(write));
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

test(`after ${rounds} kills during writes, every acknowledged write is there, and no half release`, async () => {
  const { ownerId, cookie } = await prepare();
  let client = await startServer();
  const team = await teamAt(
    {
      request: (...parameters) => client.request(...parameters),
      cookie,
      ownerId,
      expiresAt: Date.now() + 3_600_000,
    },
    "parking",
  );
  for (let round = 0; round < rounds; round += 1) {
    const from = releases;
    const before = new Set(published);
    await writeUntilKilled(client, team);
    client = await startServer();
    const stored = storedAccounts();
    const lost = [...acknowledged].filter((account) => !stored.has(account));
    expect(lost).toEqual([]);
    const whole = await wholeReleases(client, team, from);
    expect(whole).toEqual(expect.arrayContaining([...published.difference(before)]));
  }
  expect(published.size).toBeGreaterThanOrEqual(rounds);
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * writesBeforeKill);
}, 180_000);
