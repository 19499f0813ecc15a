// A slow receiver, or a client app with only slow ones, doesn't delay anyone else; the limits are per node.
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { clientAppOn, type TestClientApp } from "../testing/client-app.ts";
import { type Receiver, startReceiver } from "../testing/receiver.ts";
import { claim, leaseBeyondTimeout } from "./claim.ts";

let server: TestServer;
let receiver: Receiver;
let clientApp: TestClientApp;
beforeAll(async () => {
  const webhooks = { privateAddresses: true, timeout: 1_500, every: 20 };
  server = await startTestServer({ webhooks });
  receiver = await startReceiver();
});
beforeEach(async () => {
  // No other test's delivery is due when the clock is moved.
  await server.services.database.updateTable("webhooks").set({ state: "paused" }).execute();
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 204 });
  clientApp = await clientAppOn(server);
});
afterAll(async () => {
  await receiver.down();
  await server.close();
});

const statesOf = async (webhookId: string) =>
  (await clientApp.deliveries(webhookId)).items.map(({ state }) => state);
const typesAt = (path: string) =>
  receiver.received.filter((one) => one.path === path).map(({ event }) => event.type);

test("an unresponsive receiver doesn't delay others", async () => {
  const slow = await clientApp.addWebhook(`${receiver.url}/slow`);
  const quick = await clientApp.addWebhook(`${receiver.url}/quick`);
  const open = Promise.withResolvers<{ status: number }>();
  receiver.answer = ({ path }) => (path === "/slow" ? open.promise : { status: 204 });
  for (let number = 0; number < 6; number += 1) await clientApp.addKey();
  await expect
    .poll(() => statesOf(quick.webhook.id))
    .toEqual(Array.from({ length: 6 }, () => "delivered"));
  open.resolve({ status: 204 });
  const settled = async () =>
    (await statesOf(slow.webhook.id)).every((state) => state !== "waiting");
  await expect.poll(settled).toBe(true);
  expect(typesAt("/slow").length).toBeGreaterThanOrEqual(6);
});

test("a client app with only slow receivers doesn't delay others", async () => {
  // Longer than this test waits, so no slot becomes free by a timeout.
  const webhooks = { privateAddresses: true, timeout: 60_000, every: 20 };
  const other = await startTestServer({ webhooks });
  const open = Promise.withResolvers<{ status: number }>();
  receiver.answer = ({ path }) => (path === "/slow" ? open.promise : { status: 204 });
  const slow = await clientAppOn(other);
  for (let number = 0; number < 8; number += 1) await slow.addWebhook(`${receiver.url}/slow`);
  for (let number = 0; number < 4; number += 1) await slow.addKey();
  await expect.poll(() => typesAt("/slow").length).toBe(16);
  const quick = await clientAppOn(other);
  await quick.addWebhook(`${receiver.url}/quick`);
  await quick.addKey();
  await expect.poll(() => typesAt("/quick")).toEqual(["api_key.created"]);
  expect(typesAt("/slow")).toHaveLength(16);
  open.resolve({ status: 204 });
  await expect.poll(() => typesAt("/slow").length).toBe(32);
  await other.close();
});

test("a claimed delivery stays claimed until its lease ends, whatever the outcome", async () => {
  const { webhook } = await clientApp.addWebhook(`${receiver.url}/hook`);
  await clientApp.update(webhook.id, { state: "paused" });
  await clientApp.addKey();
  const take = (now: number) => claim(server.services, webhook.id, { now, limit: 4 });
  const now = server.clock.now();
  const [taken] = await take(now);
  expect(taken).toMatchObject({ tries: 0, url: webhook.url });
  expect(await take(now)).toEqual([]);
  const ends = now + server.services.webhooks.timeout + leaseBeyondTimeout;
  expect(await take(ends - 1)).toEqual([]);
  const [again] = await take(ends);
  expect(again).toMatchObject({ id: taken!.id });
  expect(again!.lease).not.toBe(taken!.lease);
});

test("stopping waits for the response in flight", async () => {
  const webhooks = { privateAddresses: true, timeout: 5_000, every: 20 };
  const other = await startTestServer({ webhooks });
  const on = await clientAppOn(other);
  const { webhook } = await on.addWebhook(`${receiver.url}/stop`);
  const open = Promise.withResolvers<{ status: number }>();
  receiver.answer = () => open.promise;
  await on.test(webhook.id);
  await expect.poll(() => typesAt("/stop")).toEqual(["webhook.test"]);
  const stopping = other.stop();
  open.resolve({ status: 204 });
  await stopping;
  const attempts = other.services.database.selectFrom("webhookAttempts").select("status");
  expect(await attempts.execute()).toEqual([{ status: 204 }]);
  await other.close();
});
