import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type ServerProcess, spawnServer } from "@console-shell/testing/server-process";
import { testClient } from "@console-shell/testing/test-client";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open.ts";
import { addClientAppWithKey } from "../testing/add-client-app-with-key.ts";

// A call that was answered has been metered, whatever happens to the server right after.

const directory = mkdtempSync(join(tmpdir(), "console-killed-"));
let server: ServerProcess | undefined;
afterAll(async () => {
  server?.kill("SIGKILL");
  await server?.ended;
  rmSync(directory, { recursive: true, force: true });
});

const callers = 8;
const answersBeforeKill = 60;

/** A client app with a key, in a database that no server has open. */
const prepare = async () => {
  const opened = openDatabase({ dataDirectory: directory });
  await migrate(opened.database, () => undefined);
  const ids = await addTestOperators({ database: opened.database, clock: Date.now });
  const facts = { database: opened.database, ownerId: ids.root, now: Date.now() };
  const clientApp = await addClientAppWithKey(testClient("http://nowhere.test"), facts, {
    callsPerMinute: 100_000,
  });
  await opened.close();
  return clientApp;
};

const countedCalls = (): number => {
  const database = new DatabaseSync(join(directory, "console.db"), { readOnly: true });
  try {
    const row = database
      .prepare("select sum(calls) as calls from api_usage where status_class = 2")
      .get();
    return Number(row?.["calls"]);
  } finally {
    database.close();
  }
};

test("a kill during many calls loses none that was answered @security-34", async () => {
  const clientApp = await prepare();
  server = spawnServer({ DATA_DIR: directory, DEMO: "1" });
  const client = testClient(await server.url());
  let answered = 0;
  let killed = false;
  const call = async () => {
    while (!killed)
      try {
        const answer = await clientApp.request("GET", "/api/v1/libraries", {}, client);
        expect(answer.status).toBe(200);
        answered += 1;
        if (answered < answersBeforeKill || killed) continue;
        killed = true;
        server?.kill("SIGKILL");
      } catch (error) {
        if (!killed) throw error;
      }
  };
  await Promise.all(Array.from({ length: callers }, call));
  expect(await server.ended).toBe("SIGKILL");
  const counted = countedCalls();
  expect(counted).toBeGreaterThanOrEqual(answered);
  // Metered calls whose response was cut off by the kill: at most one per caller.
  expect(counted).toBeLessThanOrEqual(answered + callers);
});
