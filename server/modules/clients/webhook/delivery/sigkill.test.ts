import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, spawnServer } from "@console-shell/testing/server-process";
import { type TestClient, testClient } from "@console-shell/testing/test-client";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open.ts";
import { sessionCookieName } from "#kernel/session-cookie.ts";
import { createSession } from "#modules/identity/session/writes.ts";
import { type Receiver, startReceiver } from "../testing/receiver.ts";

const events = 40;
const answeredBeforeKill = 10;

const directory = mkdtempSync(join(tmpdir(), "console-webhook-sigkill-"));
let server: ServerProcess | undefined;
let receiver: Receiver | undefined;
afterAll(async () => {
  server?.kill("SIGKILL");
  await server?.ended;
  await receiver?.down();
  rmSync(directory, { recursive: true, force: true });
});

/** Operators, so that the first start adds no demo data, and the cookie of one who is signed in. */
const prepare = async () => {
  const opened = openDatabase({ dataDirectory: directory });
  await migrate(opened.database, () => undefined);
  const { root } = await addTestOperators({ database: opened.database, clock: Date.now });
  const token = await createSession(opened, root, { now: Date.now() });
  await opened.close();
  return { ownerId: root, cookie: `${sessionCookieName("http://localhost")}=${token}` };
};

const startServer = async (cookie: string): Promise<TestClient> => {
  server = spawnServer({
    DATA_DIR: directory,
    DEMO: "1",
    WEBHOOK_PRIVATE_ADDRESSES: "1",
    WEBHOOK_TIMEOUT: "500",
  });
  return testClient(await server.url(), cookie);
};

test("every event arrives although the server is killed during deliveries @full", async () => {
  const { ownerId, cookie } = await prepare();
  const target = (receiver = await startReceiver());
  let client = await startServer(cookie);
  const { id } = await client.call("POST /cc-api/client-app/add", {
    body: { name: "Killed", environment: "sandbox", ownerId },
  });
  const { webhook } = await client.call("POST /cc-api/client-app/:id/webhook/add", {
    params: { id },
    body: { url: target.url, events: ["api_key.created"] },
  });
  const params = { id, webhookId: webhook.id };

  const held = Promise.withResolvers<void>();
  target.answer = () => {
    if (target.received.length <= answeredBeforeKill) return { status: 204 };
    held.resolve();
    return new Promise(() => undefined);
  };
  const ids: string[] = [];
  for (let number = 0; number < events; number += 1) {
    const test = "POST /cc-api/client-app/:id/webhook/:webhookId/test";
    ids.push((await client.call(test, { params })).eventId);
  }
  await held.promise;
  server?.kill("SIGKILL");
  expect(await server?.ended).toBe("SIGKILL");
  const before = target.received.length;
  expect(before).toBeLessThan(events);

  target.answer = () => ({ status: 204 });
  client = await startServer(cookie);
  const open = async () => {
    const list = "GET /cc-api/client-app/:id/webhook/:webhookId/delivery/list";
    const { total } = await client.call(list, { params, query: { state: "delivered" } });
    return events - total;
  };
  await expect.poll(open, { timeout: 30_000, interval: 200 }).toBe(0);
  const arrived = new Set(target.received.map(({ event }) => event.id));
  expect(ids.filter((one) => !arrived.has(one))).toEqual([]);
  // Deliveries in progress arrived twice; the receiver deduplicates them by identifier.
  expect(target.received.length).toBeGreaterThan(events);
});
