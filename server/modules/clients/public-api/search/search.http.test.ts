// Client apps compare and search within their own libraries, with pictures that aren't stored.
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { DetectedFace } from "#platform/vision/engine.ts";
import { EngineUnavailable } from "#platform/vision/engine.ts";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import { faceAt, seeingEngine } from "#modules/search/query-image/testing/face-engine.ts";
import { addClientAppWithKey, type ClientAppWithKey } from "../testing/add-client-app-with-key.ts";

const ada = faceAt(0.1, [1]);
const bob = faceAt(0.6, [0, 1]);
/** The engine's behaviour for the next pictures. */
let look: () => Promise<DetectedFace[]> = () => Promise.resolve([ada]);
let server: TestServer;
let clientApp: ClientAppWithKey;
let libraryId: string;
let imageId: string;
let faceCollectionId: string;
let objectCollectionId: string;

const jpeg = (colour: string) => plainImage(colour, 400, 300).jpeg().toBuffer();
const send = async (path: string, query = {}, from = clientApp) =>
  from.request("POST", path, { upload: uploadOf(await jpeg("#123")), query });
const newClientApp = () => {
  const { services, operatorIds, clock } = server;
  const facts = { database: services.database, ownerId: operatorIds.sales, now: clock.now() };
  return addClientAppWithKey(server, facts);
};

beforeAll(async () => {
  server = await startTestServer({ vision: seeingEngine(() => look()) });
  clientApp = await newClientApp();
  const made = await clientApp.request("POST", "/api/v1/libraries", {
    body: { name: "Staff", kind: "general" },
  });
  libraryId = (made.body as { id: string }).id;
  const upload = uploadOf(await jpeg("#456"), "ada.jpg");
  const added = await clientApp.request("POST", `/api/v1/libraries/${libraryId}/images`, {
    upload,
  });
  imageId = (added.body as { id: string }).id;
  const { database } = server.services;
  await vi.waitFor(async () => {
    expect(await database.selectFrom("faces").select("id").execute()).toHaveLength(1);
  }, 10_000);
  const operation = await server.as("operation");
  const fields = { description: "", libraryIds: [libraryId], defaultThreshold: 0.5 };
  const staff = await operation.call("POST /cc-api/face-search/collection/create", {
    body: { ...fields, name: "Staff" },
  });
  faceCollectionId = staff.id;
  const things = await operation.call("POST /cc-api/object-search/collection/create", {
    body: { ...fields, name: "Things", labels: ["person"] },
  });
  objectCollectionId = things.id;
});
afterAll(() => server.close());

const sent = { box: ada.box, flaws: ["turned_away"], others: 0 };
const found = () => ({ imageId, libraryId, fileName: "ada.jpg" });

test("a face is compared with a picture's, and the response explains the similarity", async () => {
  const path = `/api/v1/libraries/${libraryId}/images/${imageId}/compare`;
  look = () => Promise.resolve([ada, bob]);
  const same = await send(path);
  expect(same).toMatchObject({ status: 200, body: { reached: "strict", box: ada.box } });
  expect(same.body).toMatchObject({ sent: { ...sent, others: 1 } });
  expect((same.body as { similarity: number }).similarity).toBeCloseTo(1);
  look = () => Promise.resolve([bob]);
  expect((await send(path)).body).toMatchObject({ reached: null, similarity: 0 });
});

test("a face is searched in a collection, from its threshold or a given one", async () => {
  const path = `/api/v1/face-collections/${faceCollectionId}/search`;
  look = () => Promise.resolve([ada]);
  const answer = await send(path);
  expect(answer.body).toMatchObject({ sent, candidates: [{ ...found(), box: ada.box }] });
  look = () => Promise.resolve([bob]);
  expect((await send(path)).body).toMatchObject({ candidates: [] });
  expect((await send(path, { threshold: 0 })).body).toMatchObject({ candidates: [found()] });
  expect(await send(path, { threshold: 2 })).toMatchObject({
    status: 400,
    body: { fields: [{ path: "threshold" }] },
  });
});

test("a clientApp's face searches are audited under its client app", async () => {
  const events = await (
    await server.chained()
  )
    .selectFrom("auditEvents")
    .select(["action", "actor", "details"])
    .where("targetId", "=", clientApp.clientAppId)
    .orderBy("sequence")
    .execute();
  const [compared, , found, notFound] = events;
  const actor = clientApp.secret.slice(0, clientApp.secret.lastIndexOf("_"));
  const key = {
    application: `Client app ${clientApp.clientAppId}`,
    key: "Key",
    keyMadeBy: "sales",
  };
  expect(compared).toMatchObject({ action: "face-comparison.by-program", actor });
  expect(JSON.parse(compared!.details)).toEqual({ of: imageId, ...key });
  expect(JSON.parse(found!.details)).toEqual({
    of: faceCollectionId,
    threshold: 0.5,
    count: 1,
    ...key,
  });
  expect(notFound).toMatchObject({ action: "face-query.by-program", actor });
  expect(events).toHaveLength(5);
});

test("objects are found by label and by similarity", async () => {
  const at = `/api/v1/object-collections/${objectCollectionId}`;
  const byLabel = await clientApp.request("GET", `${at}/objects`, {
    query: { labels: "dog, person" },
  });
  const person = { ...found(), label: "person", score: 0.8 };
  expect(byLabel).toMatchObject({ status: 200, body: { results: [person] } });
  const none = await clientApp.request("GET", `${at}/objects`, { query: { labels: "dog" } });
  expect(none.body).toEqual({ results: [] });
  const byLooks = await send(`${at}/search`, { threshold: 0 });
  expect(byLooks).toMatchObject({ status: 200, body: { results: [found()] } });
  expect((await send(`${at}/search`, { threshold: 0, labels: "dog" })).body).toEqual({
    results: [],
  });
});

test("no face, an unsupported file and an unavailable engine are different errors", async () => {
  const path = `/api/v1/face-collections/${faceCollectionId}/search`;
  look = () => Promise.resolve([]);
  expect(await send(path)).toMatchObject({
    status: 400,
    body: { fields: [{ path: "file", code: "no_face" }] },
  });
  const upload = uploadOf(Buffer.from("<svg/>"), "face.jpg");
  expect((await clientApp.request("POST", path, { upload })).status).toBe(415);
  look = () => Promise.reject(new EngineUnavailable("away"));
  const away = await send(path);
  expect(away.status).toBe(503);
  expect(away.headers.get("retry-after")).toBe("5");
});

test("each call is counted under its own kind", async () => {
  look = () => Promise.resolve([ada]);
  const { body } = await clientApp.request("GET", "/api/v1/usage");
  const { items } = body as { items: { operation: string; meter: string; calls: number }[] };
  const meters = new Map(items.map(({ operation, meter }) => [operation, meter]));
  expect(Object.fromEntries(meters)).toMatchObject({
    "api.image.compare": "face-compare",
    "api.faceCollection.search": "face-search",
    "api.objectCollection.objects": "object-search",
    "api.objectCollection.search": "object-search",
  });
});

test("ungranted data is 404", async () => {
  const stranger = await newClientApp();
  const { body } = await stranger.request("POST", "/api/v1/libraries", {
    body: { name: "Of the stranger", kind: "general" },
  });
  const ownId = (body as { id: string }).id;
  for (const path of [
    `/api/v1/libraries/${libraryId}/images/${imageId}/compare`,
    `/api/v1/libraries/${ownId}/images/${imageId}/compare`,
    `/api/v1/face-collections/${faceCollectionId}/search`,
    `/api/v1/object-collections/${objectCollectionId}/search`,
  ])
    expect((await send(path, {}, stranger)).status).toBe(404);
  const at = `/api/v1/object-collections/${objectCollectionId}/objects`;
  const byLabel = { query: { labels: "person" } };
  expect((await stranger.request("GET", at, byLabel)).status).toBe(404);
});
