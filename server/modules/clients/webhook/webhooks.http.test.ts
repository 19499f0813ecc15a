import { webhooksOfClientApp } from "@console-shell/contract/words/webhooks";
import type { WebhookEventType } from "@console-shell/contract/words/webhooks";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { everythingStored } from "#kernel/testing/everything-stored.ts";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import { countWaiting } from "#platform/database/testing/count-waiting.ts";
import { clientAppOn, type TestClientApp } from "./testing/client-app.ts";
import { type Receiver, startReceiver } from "./testing/receiver.ts";

const day = 24 * 3_600_000;

let server: TestServer;
let receiver: Receiver;
let manager: TestClient;
let clientApp: TestClientApp;
beforeAll(async () => {
  server = await startTestServer({ webhooks: { privateAddresses: true, every: 20 } });
  receiver = await startReceiver();
});
beforeEach(async () => {
  receiver.received.length = 0;
  manager = await server.as("admin");
  clientApp = await clientAppOn(server);
});
afterAll(async () => {
  await receiver.down();
  await server.close();
});

const at = (path = "") => `/cc-api/client-app/${clientApp.id}/webhook${path}`;
const told = () => receiver.received.map(({ event }) => event);
const typesTold = () =>
  told()
    .map(({ type }) => type)
    .toSorted();

describe("a webhook receives", () => {
  test("events of its client app and its keys, with what a receiver needs", async () => {
    await clientApp.addWebhook(receiver.url);
    const params = { id: clientApp.id };
    const key = await clientApp.addKey("Server");
    const rotate = "POST /cc-api/client-app/:id/key/:keyId/rotate";
    const { key: next } = await manager.call(rotate, {
      params: { ...params, keyId: key.id },
      body: { oldKeyExpiresAt: server.clock.now() + day },
    });
    await manager.call("POST /cc-api/client-app/:id/key/:keyId/revoke", {
      params: { ...params, keyId: next.id },
    });
    const change = (body: { status?: "active" | "suspended"; name?: string }) =>
      manager.call("PATCH /cc-api/client-app/:id", { params, body });
    const { name } = await change({ status: "suspended" });
    await change({ status: "suspended" });
    await change({ name: `${name} now`, status: "active" });
    await change({ name });
    const types: WebhookEventType[] = [
      "api_key.created",
      "api_key.revoked",
      "api_key.rotated",
      "application.resumed",
      "application.suspended",
    ];
    await expect.poll(typesTold).toEqual(types);
    const dataOf = (type: WebhookEventType) => told().find((one) => one.type === type)?.data;
    expect(dataOf("api_key.created")).toEqual({
      keyId: key.id,
      name: "Server",
      prefix: key.prefix,
      expiresAt: null,
    });
    expect(dataOf("api_key.rotated")).toMatchObject({
      keyId: next.id,
      prefix: next.prefix,
      oldKeyId: key.id,
      oldKeyExpiresAt: server.clock.now() + day,
    });
    expect(dataOf("api_key.revoked")).toMatchObject({ keyId: next.id });
    expect(dataOf("application.suspended")).toEqual({ name });
    expect(dataOf("application.resumed")).toEqual({ name: `${name} now` });
  });

  test("events of pictures in the client app's libraries only", async () => {
    await clientApp.addWebhook(receiver.url);
    const root = await server.as("root");
    const library = async (name: string) => {
      const body = { name, purpose: "", kind: "faces", retentionDays: null } as const;
      return (await root.call("POST /cc-api/library/create", { body })).id;
    };
    const [own, foreign] = [await library("Own"), await library("Foreign")];
    await server.services.database
      .insertInto("applicationLibraries")
      .values({ applicationId: clientApp.id, libraryId: own })
      .execute();
    const add = async (id: string, colour: string) => {
      const body = uploadOf(await plainImage(colour).jpeg().toBuffer(), "gate.jpg");
      return root.call("POST /cc-api/library/:id/image/upload", { params: { id }, body });
    };
    const first = await add(own, "#111");
    const second = await add(own, "#222");
    await add(foreign, "#333");
    const remove = { params: { id: own }, body: { ids: [first.id] } };
    await root.call("POST /cc-api/library/:id/image/delete", remove);
    await root.request("DELETE", `/cc-api/library/${own}?confirmName=Own`);
    // The remaining picture goes with its library, without an event of its own.
    const facts = (imageId: string) => ({ libraryId: own, imageId, fileName: "gate.jpg" });
    await expect.poll(() => told().length).toBe(4);
    const imagesTold = told().map(({ type, data }) => ({ type, data }));
    for (const event of [
      { type: "library.image.added", data: facts(first.id) },
      { type: "library.image.added", data: facts(second.id) },
      { type: "library.image.deleted", data: facts(first.id) },
      { type: "library.deleted", data: { libraryId: own, name: "Own", imageCount: 1 } },
    ])
      expect(imagesTold).toContainEqual(event);
  });

  test("only subscribed events, and none that failed or belong to another client app", async () => {
    const { webhook } = await clientApp.addWebhook(receiver.url, ["application.suspended"]);
    const key = await clientApp.addKey();
    const other = await clientAppOn(server);
    await other.addKey();
    const status = { body: { status: "suspended" } };
    await manager.request("PATCH", `/cc-api/client-app/${other.id}`, status);
    await manager.request("POST", `/cc-api/client-app/${other.id}/key/${key.id}/revoke`);
    await manager.request("PATCH", `/cc-api/client-app/${clientApp.id}`, status);
    await expect.poll(typesTold).toEqual(["application.suspended"]);
    expect((await clientApp.deliveries(webhook.id)).total).toBe(1);
    await clientApp.test(webhook.id);
    await expect.poll(typesTold).toEqual(["application.suspended", "webhook.test"]);
  });
});

test.runIf(process.env["TEST_DATABASE"] === "postgres")(
  "an event during a webhook's deletion still reaches the others",
  async () => {
    const { database } = server.services;
    const going = await clientApp.addWebhook(`${receiver.url}/going`);
    const staying = await clientApp.addWebhook(`${receiver.url}/staying`);
    const deleted = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const deletion = database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("webhooks").where("id", "=", going.webhook.id).execute();
      deleted.resolve();
      await mayEnd.promise;
    });
    await deleted.promise;
    const adding = clientApp.addKey();
    await expect.poll(() => countWaiting(database)).toBe(1);
    mayEnd.resolve();
    await deletion;
    expect(await adding).toMatchObject({ state: "active" });
    await expect.poll(typesTold).toEqual(["api_key.created"]);
    expect((await clientApp.deliveries(staying.webhook.id)).total).toBe(1);
  },
);

describe("an operator", () => {
  test("sees a secret once, and it is stored encrypted @security-32", async () => {
    const { webhook, secret } = await clientApp.addWebhook(`${receiver.url}/here#part`);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toMatchObject({ url: `${receiver.url}/here`, state: "active", deadCount: 0 });
    for (const [where, text] of await everythingStored(server.services.database))
      expect(text.includes(secret) || text.includes(secret.slice(6)), where).toBe(false);
    expect((await manager.request("GET", at("/list"))).text).not.toContain("whsec_");
  });

  test("adds at most ten, also concurrently", async () => {
    const body = { url: receiver.url, events: ["api_key.created"] };
    const adding = Array.from({ length: webhooksOfClientApp + 3 }, () =>
      manager.request("POST", at("/add"), { body }),
    );
    const answers = await Promise.all(adding);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(webhooksOfClientApp);
    for (const { status, body: refused } of answers)
      if (status !== 201)
        expect(refused).toMatchObject({ code: "conflict", fields: [{ code: "too_many" }] });
  });

  test("changes one, filters its log, and deletes it with its log", async () => {
    const { webhook } = await clientApp.addWebhook(receiver.url);
    await clientApp.addKey();
    const { id } = await clientApp.test(webhook.id);
    await expect.poll(() => told().length).toBe(2);
    const log = at(`/${webhook.id}/delivery/list`);
    const found = async (query: string) =>
      ((await manager.request("GET", `${log}?${query}`)).body as { total: number }).total;
    await expect.poll(() => found("state=delivered")).toBe(2);
    expect(await found("state=dead")).toBe(0);
    expect(await found("type=webhook.test&state=delivered")).toBe(1);

    const lines = async (query: string) => {
      const file = await manager.request("GET", at(`/${webhook.id}/delivery/export?${query}`));
      expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      return file.text.replace("\uFEFF", "").trim().split("\r\n").slice(1);
    };
    const [first, second] = await lines("");
    expect(first).toContain(",api_key.created,");
    expect(second).toMatch(new RegExp(`^${id},.+,webhook.test,.+,delivered,1,.+,204,,$`));
    expect(await lines("type=webhook.test&state=delivered")).toEqual([second]);
    expect(await lines("state=dead")).toEqual([]);

    const changed = await clientApp.update(webhook.id, { url: `${receiver.url}/other` });
    expect(changed.url).toBe(`${receiver.url}/other`);
    expect((await manager.request("DELETE", at(`/${webhook.id}`))).status).toBe(200);
    const path = at(`/${webhook.id}/delivery/${id}`);
    expect((await manager.request("GET", path)).status).toBe(404);
    const kept = await everythingStored(server.services.database);
    for (const table of ["webhooks", "webhook_secrets", "webhook_deliveries", "webhook_attempts"])
      expect(kept.get(table), table).not.toContain(webhook.id);
  });

  test("can't reach a webhook through another client app or without permission @security-32", async () => {
    const { webhook } = await clientApp.addWebhook(receiver.url);
    const { id } = await clientApp.test(webhook.id);
    const other = await clientAppOn(server);
    const director = await server.as("bizDirector");
    const one = `/webhook/${webhook.id}`;
    for (const [method, path, body] of [
      ["GET", one],
      ["PATCH", one, { state: "paused" }],
      ["POST", `${one}/test`],
      ["POST", `${one}/rotate`, { oldSecretEndsAt: 0 }],
      ["POST", `${one}/redeliver-dead`],
      ["GET", `${one}/delivery/list`],
      ["GET", `${one}/delivery/export`],
      ["GET", `${one}/delivery/${id}`],
      ["POST", `${one}/delivery/${id}/redeliver`],
      ["DELETE", one],
    ] as const) {
      const address = (clientApp: string) => `/cc-api/client-app/${clientApp}${path}`;
      const elsewhere = await manager.request(method, address(other.id), body && { body });
      expect(elsewhere.status, `${method} ${path}`).toBe(404);
      const reader = await director.request(method, address(clientApp.id), body && { body });
      expect(reader.status, `${method} ${path}`).toBe(method === "GET" ? 200 : 403);
    }
    expect(await clientApp.webhook(webhook.id)).toMatchObject({ state: "active" });
  });

  test("can't call the own network @security-31", async () => {
    const strict = await startTestServer({ webhooks: { every: 20 } });
    const on = await clientAppOn(strict);
    const root = await strict.as("root");
    const path = `/cc-api/client-app/${on.id}/webhook/add`;
    const codeOf = async (url: string) => {
      const body = { url, events: ["api_key.created"] };
      const answer = await root.request("POST", path, { body });
      return (answer.body as { fields?: { code: string }[] }).fields?.[0]?.code ?? answer.status;
    };
    for (const url of [
      "https://localhost/",
      "https://169.254.169.254/latest/meta-data/",
      "https://2130706433/",
      "https://[::ffff:10.0.0.1]/",
    ])
      expect(await codeOf(url), url).toBe("private_address");
    expect(await codeOf(receiver.url)).toBe("not_https");
    expect(await codeOf("https://1.1.1.1/")).toBe(201);

    // An existing one, from before the rule, isn't called either.
    await strict.services.database
      .updateTable("webhooks")
      .set({ url: receiver.url.replace("http://localhost", "https://127.0.0.1") })
      .execute();
    await on.addKey();
    const states = async () => {
      const rows = await strict.services.database
        .selectFrom("webhookAttempts")
        .select("error")
        .execute();
      return rows.map(({ error }) => error);
    };
    await expect.poll(states).toEqual(["forbidden-address"]);
    await strict.close();
  });
});
