// Retries of a call with an idempotency key: run once, billed once, and answered alike.
import { request as sendHttp } from "node:http";
import { answerKept, replayedHeader } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import { removeExpired } from "#modules/retention.ts";
import { addClientAppWithKey, type ClientAppWithKey } from "../testing/add-client-app-with-key.ts";
import { claimCall } from "./claims.ts";

let server: TestServer;
let clientApp: ClientAppWithKey;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const clientAppOf = (
  options?: Parameters<typeof addClientAppWithKey>[2],
): Promise<ClientAppWithKey> => {
  const { services, operatorIds, clock } = server;
  const facts = { database: services.database, ownerId: operatorIds.sales, now: clock.now() };
  return addClientAppWithKey(server, facts, options);
};
beforeEach(async () => {
  clientApp = await clientAppOf();
});

const libraries = "/api/v1/libraries";
const library = () => ({ name: `Once ${(count += 1)}`, kind: "general", purpose: "" });
const withKey = (key: string) => ({ headers: { "idempotency-key": key } });
const make = (key: string, body: object, by = clientApp) =>
  by.request("POST", libraries, { ...withKey(key), body });
const madeBy = async ({ request }: ClientAppWithKey) =>
  ((await request("GET", libraries)).body as { total: number }).total;
const monthOf = async ({ clientAppId }: ClientAppWithKey) => {
  const month = await server.services.database
    .selectFrom("quotaWindows")
    .select("used")
    .where("applicationId", "=", clientAppId)
    .where("period", "=", "month")
    .executeTakeFirstOrThrow();
  return month.used;
};
const paidFor = async ({ clientAppId }: ClientAppWithKey) => {
  const rows = await server.services.database
    .selectFrom("apiUsage")
    .select(["operation", "calls"])
    .where("applicationId", "=", clientAppId)
    .where("statusClass", "=", 2)
    .orderBy("operation")
    .execute();
  return rows.map(({ operation, calls }) => [operation, calls]);
};

test("a retry gets the first response, and isn't run or billed again @security-34", async () => {
  const body = library();
  const first = await make("key-1", body);
  expect(first.status).toBe(201);
  expect(first.headers.get(replayedHeader)).toBe(null);
  expect(await monthOf(clientApp)).toBe(1);
  const second = await make("key-1", { ...body, retentionDays: null });
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect(second.headers.get(replayedHeader)).toBe("true");
  expect(await monthOf(clientApp)).toBe(1);
  expect(await paidFor(clientApp)).toEqual([["api.library.create", 1]]);
  expect(await madeBy(clientApp)).toBe(1);
});

test("a key belongs to one call of one client app", async () => {
  const body = library();
  const { id } = (await make("key-1", body)).body as { id: string };
  expect(await make("key-1", library())).toMatchObject({
    status: 422,
    body: { code: "idempotency_key_reused" },
  });
  const path = `${libraries}/${id}/images/${id}`;
  expect((await clientApp.request("DELETE", path, withKey("key-1"))).status).toBe(422);
  const other = await clientAppOf();
  expect((await make("key-1", library(), other)).status).toBe(201);
  for (const key of ["with a space", "x".repeat(256)])
    expect(await make(key, library())).toMatchObject({
      status: 400,
      body: { fields: [{ path: "idempotency-key", code: "idempotency_key" }] },
    });
});

test("pictures are compared by their bytes, and a deletion runs once", async () => {
  const { id } = (await make("library", library())).body as { id: string };
  const path = `${libraries}/${id}/images`;
  const upload = async (key: string, colour: string) => {
    const file = uploadOf(await plainImage(colour).jpeg().toBuffer(), "gate.jpg");
    return clientApp.request("POST", path, { ...withKey(key), upload: file });
  };
  const first = await upload("picture", "#123");
  expect(first.status).toBe(201);
  expect(await upload("picture", "#123")).toMatchObject({ status: 201, body: first.body });
  expect((await upload("picture", "#124")).status).toBe(422);
  const picture = `${path}/${(first.body as { id: string }).id}`;
  const remove = (key: string) => clientApp.request("DELETE", picture, withKey(key));
  expect(await remove("away")).toMatchObject({ status: 200, body: true });
  expect(await remove("away")).toMatchObject({ status: 200, body: true });
  expect((await remove("again")).status).toBe(404);
  await server.services.database
    .deleteFrom("applicationLibraries")
    .where("libraryId", "=", id)
    .execute();
  expect(await upload("picture", "#123")).toMatchObject({
    status: 404,
    body: { code: "not_found" },
  });
});

test("a call that ran but couldn't be counted is counted by a retry", async () => {
  const { database } = server.services;
  const body = library();
  await sql`alter table api_usage rename to api_usage_gone`.execute(database);
  const first = await make("key-1", body);
  const second = await make("key-1", body);
  await sql`alter table api_usage_gone rename to api_usage`.execute(database);
  for (const { status, body } of [first, second])
    expect({ status, body }).toMatchObject({ status: 503, body: { code: "unavailable" } });
  const answers = await Promise.all(Array.from({ length: 3 }, () => make("key-1", body)));
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 201, body: { name: body.name } });
    expect(answer.headers.get(replayedHeader)).toBe("true");
  }
  expect(await paidFor(clientApp)).toEqual([["api.library.create", 1]]);
  expect(await monthOf(clientApp)).toBe(1);
  expect(await madeBy(clientApp)).toBe(1);
});

test("of many concurrent tries one runs; the others get a conflict or its response @security-34", async () => {
  const body = library();
  const answers = await Promise.all(Array.from({ length: 12 }, () => make("key-1", body)));
  const done = answers.filter(({ status }) => status === 201);
  const told = answers.filter(({ status }) => status === 409);
  expect(done.length + told.length).toBe(12);
  expect(done.filter(({ headers }) => headers.get(replayedHeader) === null)).toHaveLength(1);
  for (const { body } of told) expect(body).toMatchObject({ code: "idempotency_key_in_use" });
  expect(await monthOf(clientApp)).toBe(1);
  expect(await madeBy(clientApp)).toBe(1);
  expect(await paidFor(clientApp)).toContainEqual(["api.library.create", 1]);
});

test("rejections aren't stored: the next try runs", async () => {
  const taken = library();
  await make("key-1", taken);
  expect((await make("key-2", taken)).status).toBe(409);
  const { database } = server.services;
  await database
    .updateTable("libraries")
    .set({ nameKey: `${taken.name} of before` })
    .where("name", "=", taken.name)
    .execute();
  expect((await make("key-2", taken)).status).toBe(201);
  const wrong = { ...library(), kind: "no kind" };
  expect((await make("key-3", wrong)).status).toBe(400);
  expect((await make("key-3", { ...wrong, kind: "faces" })).status).toBe(201);
});

test("a call whose process died can be retried, and a response is kept for a day", async () => {
  const { database } = server.services;
  const { clientAppId } = clientApp;
  const gone = { clientAppId, key: "gone", requestHash: "?", now: server.clock.now() };
  expect(await claimCall(database, gone)).toMatchObject({ state: "mine" });
  await expect(claimCall(database, gone)).rejects.toMatchObject({ code: "idempotency_key_in_use" });
  server.clock.advance(120_000);
  expect((await make("gone", library())).status).toBe(201);

  server.clock.advance(answerKept - 1);
  await removeExpired(server.services, server.clock.now());
  expect((await make("gone", library())).status).toBe(422);
  server.clock.advance(1);
  expect((await make("gone", library())).status).toBe(201);
  await removeExpired(server.services, server.clock.now() + answerKept);
  const rows = await database
    .selectFrom("idempotentCalls")
    .select("key")
    .where("applicationId", "=", clientAppId)
    .execute();
  expect(rows).toEqual([]);
});

test("a call admitted as a retry isn't run if its key has expired since", async () => {
  await make("key-1", library());
  server.clock.advance(answerKept - 1);
  const body = JSON.stringify(library());
  const answered = Promise.withResolvers<number | undefined>();
  const sending = sendHttp(new URL(libraries, server.url), {
    method: "POST",
    headers: {
      ...withKey("key-1").headers,
      authorization: `Bearer ${clientApp.secret}`,
      "content-type": "application/json",
      "content-length": body.length,
    },
  })
    .on("response", (response) => answered.resolve(response.resume().statusCode))
    .on("error", answered.reject);
  sending.flushHeaders();
  const minutes = async () => {
    const rows = await server.services.database
      .selectFrom("quotaWindows")
      .select("period")
      .where("applicationId", "=", clientApp.clientAppId)
      .where("period", "=", "minute")
      .execute();
    return rows.length;
  };
  await expect.poll(minutes).toBe(2);
  server.clock.advance(1);
  sending.end(body);
  expect(await answered.promise).toBe(409);
  expect(await madeBy(clientApp)).toBe(1);
  expect((await make("key-1", JSON.parse(body) as object)).status).toBe(201);
});
