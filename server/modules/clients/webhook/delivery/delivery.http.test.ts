import { randomBytes } from "node:crypto";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signatureOf } from "#platform/secrets/sign-webhook.ts";
import { clientAppOn, type TestClientApp } from "../testing/client-app.ts";
import { type Received, type Receiver, startReceiver } from "../testing/receiver.ts";
import { failingTooLong, retryDelays } from "./record-attempt.ts";

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

const signedBy = ({ headers, body }: Received, secrets: string[]) => {
  const id = String(headers["webhook-id"]);
  const timestamp = Number(headers["webhook-timestamp"]);
  expect(headers["webhook-signature"]).toBe(signatureOf({ id, timestamp, body }, secrets));
};
const statesOf = async (webhookId: string) =>
  (await clientApp.deliveries(webhookId)).items.map(({ state }) => state);
const typesAt = (path: string) =>
  receiver.received.filter((one) => one.path === path).map(({ event }) => event.type);
/** Until the next attempt, even if the last one took as long as it may. */
const wait = (failures: number) =>
  server.clock.advance(retryDelays[failures - 1]! * 1.2 + server.services.webhooks.timeout);

test("events during an outage of a receiver arrive signed once it recovers", async () => {
  const { webhook, secret } = await clientApp.addWebhook(`${receiver.url}/hook`);
  await receiver.down();
  const key = await clientApp.addKey();
  const others = await Promise.all([clientApp.addKey(), clientApp.addKey()]);
  const keyIds = [key, ...others].map(({ id }) => id).toSorted();
  const attempts = async () =>
    (await clientApp.deliveries(webhook.id)).items.map((one) => one.attemptCount);
  await expect.poll(attempts).toEqual([1, 1, 1]);

  await receiver.up();
  receiver.answer = () => new Promise(() => undefined);
  wait(1);
  await expect.poll(attempts).toEqual([2, 2, 2]);
  expect(await statesOf(webhook.id)).toEqual(["retrying", "retrying", "retrying"]);

  receiver.answer = () => ({ status: 500, body: "out of paper ".repeat(200) });
  wait(2);
  await expect.poll(attempts).toEqual([3, 3, 3]);
  const broken = receiver.received.length;

  receiver.answer = () => ({ status: 200, body: "thank you\0" });
  wait(3);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered", "delivered", "delivered"]);
  const arrived = receiver.received.slice(broken);
  expect(arrived.map(({ event }) => String(event.data["keyId"])).toSorted()).toEqual(keyIds);
  for (const one of receiver.received) {
    signedBy(one, [secret]);
    expect(one.headers["content-type"]).toBe("application/json");
    expect(one.event.id).toBe(one.headers["webhook-id"]);
    expect(one.event).toMatchObject({ type: "api_key.created", applicationId: clientApp.id });
  }

  const { items } = await clientApp.deliveries(webhook.id);
  const detail = await clientApp.delivery(webhook.id, items[0]!.id);
  expect(detail).toMatchObject({ state: "delivered", lastStatus: 200, nextAttemptAt: null });
  expect(detail.attempts.map(({ status, error }) => status ?? error)).toEqual([
    200,
    500,
    "timeout",
    "refused",
  ]);
  expect(detail.attempts[0]!.response).toBe("thank you\uFFFD");
  expect(detail.attempts[1]!.response).toBe("out of paper ".repeat(200).slice(0, 1024));
  expect(arrived.map(({ body }) => body)).toContain(detail.payload);
  expect(await clientApp.webhook(webhook.id)).toMatchObject({ lastSucceeded: true });
});

test("a delivery is given up after eight failures, until it is resent", async () => {
  const { webhook } = await clientApp.addWebhook(`${receiver.url}/hook`);
  receiver.answer = () => ({ status: 503 });
  const { id } = await clientApp.test(webhook.id);
  for (let failures = 1; failures <= retryDelays.length; failures += 1) {
    // Waits until it's recorded: moving the clock would expire its lease.
    await expect
      .poll(async () => {
        const { state, attemptCount } = await clientApp.delivery(webhook.id, id);
        return [state, attemptCount];
      })
      .toEqual(["retrying", failures]);
    wait(failures);
  }
  await expect.poll(() => statesOf(webhook.id)).toEqual(["dead"]);
  expect(receiver.received).toHaveLength(8);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  expect(await clientApp.webhook(webhook.id)).toMatchObject({ deadCount: 1, state: "active" });

  receiver.answer = () => ({ status: 204 });
  const manager = await server.as("admin");
  const params = { id: clientApp.id, webhookId: webhook.id };
  const again = "POST /cc-api/client-app/:id/webhook/:webhookId/redeliver-dead";
  expect(await manager.call(again, { params })).toEqual({ count: 1 });
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered"]);
  expect(await manager.call(again, { params })).toEqual({ count: 0 });
  const one = `/cc-api/client-app/${clientApp.id}/webhook/${webhook.id}/delivery/${id}`;
  expect((await manager.request("POST", `${one}/redeliver`)).status).toBe(202);
  await expect.poll(() => receiver.received.length).toBe(10);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered"]);
  expect((await clientApp.delivery(webhook.id, id)).attemptCount).toBe(10);
});

test("redirects aren't followed, and an endless response is cut off @security-31", async () => {
  const { webhook } = await clientApp.addWebhook(`${receiver.url}/hook`);
  receiver.answer = () => ({ status: 307, headers: { location: `${receiver.url}/elsewhere` } });
  await clientApp.test(webhook.id);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["retrying"]);
  expect(typesAt("/elsewhere")).toEqual([]);
  receiver.answer = () => ({ status: 200, body: "x".repeat(20_000_000) });
  wait(1);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered"]);
});

test("both secrets sign during a rotation, then only the new one @security-32", async () => {
  const { webhook, secret: old } = await clientApp.addWebhook(`${receiver.url}/hook`);
  const day = 24 * 3_600_000;
  const rotate = async (oldSecretEndsAt: number) => {
    const params = { id: clientApp.id, webhookId: webhook.id };
    const call = "POST /cc-api/client-app/:id/webhook/:webhookId/rotate";
    return (await server.as("admin")).call(call, { params, body: { oldSecretEndsAt } });
  };
  const next = async () => {
    const before = receiver.received.length;
    const { id } = await clientApp.test(webhook.id);
    // Recorded, too: moving the clock would expire a lease.
    const state = async () => (await clientApp.delivery(webhook.id, id)).state;
    await expect.poll(state).toBe("delivered");
    expect(receiver.received).toHaveLength(before + 1);
    return receiver.received.at(-1)!;
  };
  const end = server.clock.now() + day;
  const rotated = await rotate(end);
  expect(rotated.webhook.oldSecretEndsAt).toBe(end);
  signedBy(await next(), [rotated.secret, old]);
  const third = await rotate(end);
  signedBy(await next(), [third.secret, rotated.secret]);
  server.clock.advance(day);
  signedBy(await next(), [third.secret]);
  const last = await rotate(0);
  signedBy(await next(), [last.secret]);
});

test("410 pauses a webhook and notifies the owner; events are queued", async () => {
  const { webhook } = await clientApp.addWebhook(`${receiver.url}/hook`);
  receiver.answer = () => ({ status: 410 });
  await clientApp.test(webhook.id);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["dead"]);
  const paused = { state: "paused", pausedBecause: "gone" };
  expect(await clientApp.webhook(webhook.id)).toMatchObject(paused);
  const owner = await server.as("sales");
  const { items } = await owner.call("GET /cc-api/notification/list");
  expect(items[0]).toMatchObject({
    kind: "webhook.paused",
    facts: { host: new URL(receiver.url).host, why: "gone" },
    path: `/console-application/applications/${clientApp.id}/webhooks/${webhook.id}`,
  });

  receiver.answer = () => ({ status: 204 });
  const other = await clientApp.addWebhook(`${receiver.url}/other`);
  await clientApp.addKey();
  await expect.poll(() => typesAt("/other")).toEqual(["api_key.created"]);
  expect(await statesOf(other.webhook.id)).toHaveLength(1);
  expect(receiver.received.filter(({ path }) => path === "/hook")).toHaveLength(1);
  expect(await statesOf(webhook.id)).toEqual(["waiting", "dead"]);
  await clientApp.update(webhook.id, { state: "active" });
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered", "dead"]);
});

test("a webhook without a successful delivery for five days is paused", async () => {
  const { webhook } = await clientApp.addWebhook(`${receiver.url}/hook`);
  receiver.answer = () => ({ status: 500 });
  await clientApp.test(webhook.id);
  await expect.poll(() => receiver.received.length).toBe(1);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["retrying"]);
  server.clock.advance(failingTooLong - 1);
  await expect.poll(() => receiver.received.length).toBe(2);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["retrying"]);
  expect(await clientApp.webhook(webhook.id)).toMatchObject({ state: "active" });
  await clientApp.test(webhook.id);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["retrying", "retrying"]);
  wait(2);
  const paused = { state: "paused", pausedBecause: "failing" };
  await expect.poll(() => clientApp.webhook(webhook.id)).toMatchObject(paused);
});

test("an unreadable secret is logged, and the next webhook delivers", async () => {
  const { webhook } = await clientApp.addWebhook(`${receiver.url}/hook`);
  await server.services.database
    .updateTable("webhookSecrets")
    .set({ sealed: `1.${randomBytes(60).toString("base64url")}` })
    .where("webhookId", "=", webhook.id)
    .execute();
  const { id } = await clientApp.test(webhook.id);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["retrying"]);
  const unread = { attemptCount: 1, lastStatus: null, lastError: "secret-unreadable" };
  expect(await clientApp.delivery(webhook.id, id)).toMatchObject(unread);
  // The previous test's last delivery may still be in progress.
  const received = () =>
    receiver.received.filter(({ event }) => event.applicationId === clientApp.id);
  expect(received()).toEqual([]);

  const manager = await server.as("admin");
  const rotate = "POST /cc-api/client-app/:id/webhook/:webhookId/rotate";
  const params = { id: clientApp.id, webhookId: webhook.id };
  const body = { oldSecretEndsAt: server.clock.now() + 86_400_000 };
  const { secret } = await manager.call(rotate, { params, body });
  wait(1);
  await expect.poll(() => statesOf(webhook.id)).toEqual(["delivered"]);
  signedBy(received()[0]!, [secret]);
});
