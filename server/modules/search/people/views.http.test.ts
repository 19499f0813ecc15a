// Views of faces are audited, and similar-face searches are rate-limited like any other.
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { throttleRules } from "#modules/identity/session/throttle/rules.ts";
import { takeTry } from "#modules/identity/session/throttle/tries.ts";
import { base, groupFaces, type GroupedFaces, oneFace } from "./testing/group-faces.ts";

let server: TestServer;
let operation: TestClient;
let grouped: GroupedFaces;
beforeAll(async () => {
  server = await startTestServer({ vision: oneFace });
  operation = await server.as("operation");
});
afterAll(() => server.close());
beforeEach(async () => {
  grouped = await groupFaces(server, operation);
});

test("similar faces of no person are suggested, best first", async () => {
  const { addFace, create, libraryId } = grouped;
  const own = await addFace([1]);
  const best = await addFace([1, 0.1]);
  const next = await addFace([1, 0.5]);
  const taken = await addFace([1, 0.05]);
  await addFace([0, 1]);
  await server.services.database
    .updateTable("libraries")
    .set({ vectorVersion: 2_000 })
    .where("id", "=", libraryId)
    .execute();
  const { id } = await create("One", [own]);
  await create("Two", [taken]);
  const { body } = await operation.request("GET", `${base}/${id}/similar`);
  expect((body as { faceId: string }[]).map(({ faceId }) => faceId)).toEqual([best, next]);
  const picture = await operation.request("GET", `${base}/${id}/similar/${best}/picture`);
  expect(picture.status).toBe(200);
  const views = await (
    await server.chained()
  )
    .selectFrom("auditEvents")
    .select(["action", "details"])
    .where("targetId", "=", id)
    .where("action", "=", "person.viewed")
    .execute();
  expect(views.map(({ details }) => details)).toEqual(['{"kind":"similar"}']);
});

test("suggestions are rate limited per operator", async () => {
  const { addFace, create } = grouped;
  const { id } = await create("One", [await addFace()]);
  const similar = async () => {
    const { status, headers } = await operation.request("GET", `${base}/${id}/similar`);
    return [status, headers.has("retry-after")];
  };
  expect(await similar()).toEqual([200, false]);
  const rule = throttleRules.similarOfOperator;
  const { database } = server.services;
  for (let tries = 1; tries < rule.limit; tries += 1)
    await takeTry(database, rule, [server.operatorIds.operation], server.clock.now());
  expect(await similar()).toEqual([429, true]);
  const other = await server.as("admin");
  expect((await other.request("GET", `${base}/${id}/similar`)).status).toBe(200);
  server.clock.advance(rule.window);
  expect(await similar()).toEqual([200, false]);
});

test("a list of people with their faces is one audited view, and a single face is a view of its person", async () => {
  const { addFace, create, collectionId } = grouped;
  const { database } = server.services;
  server.clock.advance(throttleRules.viewWritten.window);
  await database.deleteFrom("people").execute();
  const views = async () =>
    (
      await (
        await server.chained()
      )
        .selectFrom("auditEvents")
        .select(["action", "target", "targetId"])
        .where("action", "in", ["people.viewed", "person.viewed"])
        .where("at", ">=", server.clock.now())
        .orderBy("sequence")
        .execute()
    ).map(({ action, targetId }) => [action, targetId]);
  const list = (query: Record<string, unknown> = {}) =>
    operation.request("GET", `${base}/list`, { query });
  // A response without faces isn't a view.
  await list();
  expect(await views()).toEqual([]);
  const one = await create("One", [await addFace()]);
  const two = await create("Two", [await addFace(), await addFace()]);
  const cover = ({ id, coverId }: { id: string; coverId: string | null }) =>
    operation.request("GET", `${base}/${id}/face/${coverId}/picture`);
  for (const query of [{}, { search: "One" }, { page: 2 }]) await list(query);
  for (const person of [one, two]) expect((await cover(person)).status).toBe(200);
  expect(await views()).toEqual([["people.viewed", null]]);
  await list({ collectionId });
  expect(await views()).toEqual([
    ["people.viewed", null],
    ["people.viewed", collectionId],
  ]);
  // A face that no list shows.
  const { id: other } = await database
    .selectFrom("personFaces")
    .select("id")
    .where("personId", "=", two.id)
    .where("id", "!=", two.coverId)
    .executeTakeFirstOrThrow();
  expect((await cover({ id: two.id, coverId: other })).status).toBe(200);
  expect((await views()).slice(2)).toEqual([["person.viewed", two.id]]);

  // Without a list, e.g. by a bookmarked address.
  server.clock.advance(throttleRules.viewWritten.window);
  for (let time = 0; time < 2; time += 1) await cover(two);
  expect(await views()).toEqual([["person.viewed", two.id]]);
});

test("who sees the console as another operator views faces in their own name @security-40", async () => {
  const { addFace, create } = grouped;
  server.clock.advance(throttleRules.viewWritten.window);
  operation = await server.as("operation");
  const { id } = await create("One", [await addFace()]);
  const look = (client: TestClient) => client.call(`GET ${base}/:id`, { params: { id } });
  await look(operation);
  const admin = await server.as("admin");
  await admin.call("POST /mc-api/operator/:id/view-as", {
    params: { id: server.operatorIds.operation },
    body: { reason: "A call from them" },
  });
  for (let time = 0; time < 2; time += 1) await look(admin);
  const views = await (
    await server.chained()
  )
    .selectFrom("auditEvents")
    .select(["actor", "details"])
    .where("targetId", "=", id)
    .where("action", "=", "person.viewed")
    .orderBy("sequence")
    .execute();
  expect(views).toEqual([
    { actor: "operation", details: "{}" },
    { actor: "admin", details: '{"viewedAs":"operation"}' },
  ]);
});
