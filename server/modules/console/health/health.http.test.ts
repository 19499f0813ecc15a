import type { HealthPart } from "@console-shell/contract/calls/health";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { sql } from "kysely";
import { newId } from "#platform/database/id.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { removeExpiredConsole } from "../retention.ts";
import { createHealthWatch } from "./watch.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const parts = async () => {
  const { parts } = await (await server.as("operation")).call("GET /cc-api/health/list");
  return Object.fromEntries(parts.map((part) => [part.part, part]));
};

test("each component of a healthy server reports so, with its measurements", async () => {
  const found = await parts();
  const states = Object.entries(found).map(([name, { state }]) => [name, state]);
  expect(states.map(([name]) => name)).toEqual([
    "process",
    "database",
    "files",
    "mail",
    "stream",
    "audit",
    "sub-apps",
  ]);
  expect(found["database"]).toMatchObject({
    state: "ok",
    kind: server.services.dialect,
    took: expect.any(Number) as number,
  });
  expect(found["files"]).toMatchObject({ freeBytes: expect.any(Number) as number });
  expect(found["mail"]).toMatchObject({ state: "ok", delivers: true, sent: 0, failed: 0 });
  expect(found["stream"]).toMatchObject({ listening: 0 });
});

test("an unsent mail shows for a day", async () => {
  const mail = {
    id: newId(),
    recipient: "a@b.example",
    subject: "",
    text: null,
    locale: "en-US",
    createdAt: server.clock.now(),
    sentAt: null,
    error: "refused",
  } as const;
  await server.services.database.insertInto("mails").values(mail).execute();
  expect((await parts())["mail"]).toMatchObject({ state: "degraded", failed: 1 });
  server.clock.advance(24 * 3_600_000);
  expect((await parts())["mail"]).toMatchObject({ state: "ok", failed: 0 });
});

test("unwritable files are down, and nothing else is", async () => {
  server.services.files.write = () => Promise.reject(new Error("the disk is full"));
  const { files, database } = await parts();
  expect(files).toMatchObject({ state: "down", took: null, freeBytes: null });
  expect(database?.state).toBe("ok");
});

describe("the history of health", () => {
  const minute = 60_000;
  const hour = 60 * minute;
  const day = 24 * hour;
  let files: Extract<HealthPart, { part: "files" }>;
  let reads: number;
  beforeEach(() => {
    files = { part: "files", state: "ok", took: 3, kind: "disk", freeBytes: 2 ** 40 };
    reads = 0;
  });

  const newNode = () =>
    createHealthWatch(server.services, () => {
      reads += 1;
      return Promise.resolve([files]);
    });
  /** Lets the nodes sample for some minutes. */
  const pass = async (minutes: number, ...nodes: ReturnType<typeof newNode>[]) => {
    for (let at = 0; at < minutes; at += 1) {
      server.clock.advance(minute);
      await Promise.all(nodes.map((node) => node.sample()));
    }
  };
  const history = async (range: "24h" | "7d" | "90d" = "24h") => {
    const operation = await server.as("operation");
    const { parts, ...all } = await operation.call("GET /cc-api/health/history", {
      query: { range },
    });
    return { ...all, ...parts.find(({ part }) => part === "files")! };
  };

  test("has incidents with their worst state, and is unknown before the first sample", async () => {
    const node = newNode();
    await pass(60, node);
    const began = server.clock.now() + minute;
    files = { ...files, took: 1500, state: "degraded" };
    await pass(5, node);
    files = { ...files, took: null, state: "down" };
    await pass(10, node);
    expect((await history()).incidents).toMatchObject([{ from: began, to: null, state: "down" }]);
    files = { ...files, took: 3, state: "ok" };
    await pass(46, node);

    const { bars, uptime, incidents } = await history();
    expect(incidents).toMatchObject([
      { part: "files", from: began, to: began + 15 * minute, state: "down", reason: "no-answer" },
    ]);
    // Degraded isn't healthy.
    expect(uptime).toBeCloseTo(105 / 120, 3);
    expect(bars).toHaveLength(48);
    expect(bars.filter(({ state }) => state === "unknown")).toHaveLength(44);
    const known = bars.slice(-4).map(({ state }) => state);
    expect(known).toEqual(["ok", "ok", "down", "ok"]);
    // Only changes are stored.
    const rows = await server.services.database.selectFrom("healthChanges").selectAll().execute();
    expect(rows).toHaveLength(4);
    expect((await history("90d")).incidents).toEqual(incidents);

    server.clock.advance(91 * day);
    await removeExpiredConsole(server.services, server.clock.now());
    expect(
      await server.services.database.selectFrom("healthChanges").select("state").execute(),
    ).toEqual([{ state: "ok" }]);
  });

  test("is unknown while no server ran, and a short restart doesn't show", async () => {
    await pass(10, newNode());
    server.clock.advance(2 * minute);
    await pass(10, newNode());
    expect((await history()).bars.at(-1)).toMatchObject({ ok: 21 * minute, unknown: 9 * minute });
    server.clock.advance(3 * hour);
    // It isn't healthy just because that was the last state.
    expect((await history()).bars.at(-1)).toMatchObject({ state: "unknown", ok: 0 });
    await pass(31, newNode());
    const { bars, uptime, incidents } = await history();
    expect(bars.slice(-5).map(({ state }) => state)).toEqual([
      "unknown",
      "unknown",
      "unknown",
      "unknown",
      "ok",
    ]);
    expect(bars.reduce((sum, { ok }) => sum + ok, 0)).toBe((22 + 30) * minute);
    expect([uptime, incidents]).toEqual([1, []]);
  });

  test("is sampled once by two nodes, and by one that remains", async () => {
    const [a, b] = [newNode(), newNode()];
    await pass(10, a, b);
    expect(reads).toBe(10);
    files = { ...files, took: null, state: "down" };
    await pass(5, b);
    const { incidents, uptime } = await history();
    expect(reads).toBe(15);
    expect(incidents).toHaveLength(1);
    expect(uptime).toBeCloseTo(10 / 14, 3);
  });

  test("has mail that isn't set up neither down nor up, from before this was a state, too", async () => {
    const mail: HealthPart = { part: "mail", state: "off", delivers: false, sent: 0, failed: 0 };
    const node = createHealthWatch(server.services, () => Promise.resolve([mail]));
    await pass(31, node);
    const operation = await server.as("operation");
    const answer = await operation.call("GET /cc-api/health/history");
    expect(answer.incidents).toEqual([]);
    const { uptime, bars } = answer.parts.find(({ part }) => part === "mail")!;
    expect(uptime).toBeNull();
    expect(bars.at(-1)).toMatchObject({ state: "off", off: 30 * minute, down: 0 });
    const { database } = server.services;
    const stored = await database.selectFrom("healthChanges").select(["state", "reason"]).execute();
    expect(stored).toEqual([{ state: "down", reason: "no-mail-server" }]);
  });

  test("has the database down, and not unknown, while a running node couldn't write", async () => {
    const database: HealthPart = { part: "database", state: "ok", took: 1, kind: "sqlite" };
    const parts = () => Promise.resolve([database, files]);
    const node = createHealthWatch(server.services, parts);
    await pass(2, node);
    await sql`alter table health_watch rename to away`.execute(server.services.database);
    server.clock.advance(minute);
    const began = server.clock.now();
    await expect(node.sample()).rejects.toThrow();
    server.clock.advance(20 * minute);
    await expect(node.sample()).rejects.toThrow();
    await sql`alter table away rename to health_watch`.execute(server.services.database);
    await pass(1, node);
    const { incidents } = await history();
    expect(incidents).toMatchObject([
      { part: "database", state: "down", from: began, to: began + 21 * minute },
    ]);
  });
});
