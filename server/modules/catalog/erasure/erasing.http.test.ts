import { createHash } from "node:crypto";
import { reauthWithin } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, expect, test, vi } from "vitest";
import type { VisionEngine } from "#platform/vision/engine.ts";
import { blindEngine } from "#platform/vision/testing/blind-engine.ts";
import { fileKeysOf } from "../image/files.ts";
import { plainImage, uploadOf } from "../testing/images.ts";
import { eraseExpired } from "./expire.ts";

let server: TestServer;
afterEach(() => server.close());
const day = 24 * 3_600_000;
const face = {
  box: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
  score: 0.75,
  pose: { yaw: 0, pitch: 0, roll: 0 },
  sharpness: 50,
  brightness: 120,
  liveness: 1,
  embedding: Float32Array.of(1, 0, 0, 0, 0, 0, 0, 0),
};

const newLibrary = async (retentionDays: number | null) => {
  const operation = await server.as("operation");
  const { id } = await operation.call("POST /cc-api/library/create", {
    body: { name: `Kept for ${retentionDays}`, kind: "faces", retentionDays },
  });
  const upload = async (colour: string) =>
    (
      await (
        await server.as("operation")
      ).call("POST /cc-api/library/:id/image/upload", {
        params: { id },
        body: uploadOf(await plainImage(colour).png().toBuffer(), `${colour}.png`, "image/png"),
      })
    ).id;
  return { id, upload, operation };
};
const rowsOf = async (table: "images" | "faces" | "vectors" | "imageTags" | "jobs") =>
  (await server.services.database.selectFrom(table).selectAll().execute()).length;
const proofs = async () => {
  const root = await server.as("root");
  const { items } = await root.call("GET /mc-api/audit/list", {
    query: { action: "pictures.erased" },
  });
  return items;
};

test("expired pictures are erased with their analysis, and the proof can be recomputed", async () => {
  const vision: VisionEngine = { ...blindEngine, detectFaces: () => Promise.resolve([face]) };
  server = await startTestServer({ vision });
  const { id, upload, operation } = await newLibrary(30);
  const first = await upload("#f00");
  await expect
    .poll(() => operation.call("GET /cc-api/job/counts", { query: {} }))
    .toMatchObject({ done: 1 });
  await operation.call("POST /cc-api/library/:id/image/tag", {
    params: { id },
    body: { ids: [first], tag: "gate 3" },
  });
  expect([await rowsOf("faces"), await rowsOf("vectors")]).toEqual([1, 2]);
  server.clock.advance(10 * day);
  const second = await upload("#0f0");
  server.clock.advance(20 * day);
  // Concurrent nodes share the work: nothing is erased, or reported, twice.
  const { services } = server;
  await Promise.all([1, 2].map(() => eraseExpired(services, server.clock.now())));

  const later = await server.as("operation");
  const left = await later.call("GET /cc-api/library/:id/image/list", {
    params: { id },
    query: {},
  });
  expect(left.items.map((image) => image.id)).toEqual([second]);
  // The second one's index data is there, whenever it has been indexed.
  const seenFirst = await services.database
    .selectFrom("vectors")
    .select("id")
    .where("imageId", "=", first)
    .execute();
  expect(seenFirst).toEqual([]);
  expect(await rowsOf("imageTags")).toBe(0);
  for (const key of fileKeysOf(first, "image/png"))
    await expect(services.files.read(key), key).rejects.toThrow("ENOENT");

  const { items } = await later.call("GET /cc-api/erasure/list", { query: {} });
  const file = await later.request("GET", "/cc-api/erasure/export", {
    query: { cause: "retention" },
  });
  expect(file.text).toContain(`,retention,Kept for 30,,,,1,1,2,`);
  expect(items).toMatchObject([
    {
      cause: "retention",
      library: { id, name: "Kept for 30" },
      erasedBy: null,
      images: 1,
      faces: 1,
      vectors: 2,
      filesGone: true,
    },
  ]);
  const [erasure] = items;
  const list = await later.request("GET", `/cc-api/erasure/${erasure!.id}/export`);
  expect(list.text).toMatch(new RegExp(`^${first} [0-9a-f]{64}\n$`));
  expect(createHash("sha256").update(list.text).digest("hex")).toBe(erasure!.listHash);
  const [event, ...more] = await proofs();
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    action: "pictures.erased",
    target: "Kept for 30",
    details: { reason: "retention", count: 1, faces: 1, vectors: 2, listHash: erasure!.listHash },
  });
});

test("a shorter retention, or a move to one, erases nothing for a day, so a mistake can be undone", async () => {
  server = await startTestServer();
  const library = await newLibrary(null);
  const image = await library.upload("#f00");
  server.clock.advance(40 * day);
  const shortLived = await newLibrary(30);
  const { operation } = shortLived;
  const keep = (id: string, name: string, retentionDays: number | null) =>
    operation.call("PUT /cc-api/library/:id", {
      params: { id },
      body: { name, kind: "faces", retentionDays },
    });
  const left = async () => {
    await eraseExpired(server.services, server.clock.now());
    return rowsOf("images");
  };
  await keep(library.id, "Slip", 7);
  expect(await left()).toBe(1);
  await keep(library.id, "Slip", null);
  const move = { ids: [image], libraryId: shortLived.id };
  await operation.call("POST /cc-api/library/:id/image/move", {
    params: { id: library.id },
    body: move,
  });
  server.clock.advance(day - 1);
  expect(await left()).toBe(1);
  server.clock.advance(1);
  expect(await left()).toBe(0);
});

test("erasing by hand needs re-authentication and records the operator", async () => {
  server = await startTestServer();
  const { id, upload, operation } = await newLibrary(null);
  const image = await upload("#f00");
  server.clock.advance(reauthWithin);
  const erase = (client: Pick<TestServer, "request">) =>
    client.request("POST", `/cc-api/library/${id}/image/erase`, { body: { ids: [image] } });
  expect((await erase(operation)).body).toMatchObject({ code: "reauth_required" });
  expect((await erase(await server.as("operation"))).body).toEqual({ erased: 1 });
  const [event] = await proofs();
  expect(event).toMatchObject({ actor: "operation", details: { reason: "by-hand" } });
  const library = await operation.call("GET /cc-api/library/:id", { params: { id } });
  expect(library).toMatchObject({ imageCount: 0, bytes: 0 });
});

test("a library is erased as a whole, and a file that couldn't be removed is retried", async () => {
  server = await startTestServer();
  const { id, upload, operation } = await newLibrary(null);
  const images = [await upload("#f00"), await upload("#0f0"), await upload("#00f")];
  const { files, database } = server.services;
  const remove = vi.spyOn(files, "remove").mockRejectedValueOnce(new Error("The disk is away"));
  await operation.call("DELETE /cc-api/library/:id", {
    params: { id },
    query: { confirmName: "Kept for null" },
  });
  remove.mockRestore();
  const erasures = () => operation.call("GET /cc-api/erasure/list", { query: {} });
  expect((await erasures()).items).toMatchObject([
    { cause: "library", images: 3, filesGone: false, library: { id } },
  ]);
  expect(await rowsOf("images")).toBe(0);
  await eraseExpired(server.services, server.clock.now());
  expect((await erasures()).items).toMatchObject([{ filesGone: true }]);
  for (const image of images)
    for (const key of fileKeysOf(image, "image/png"))
      await expect(files.read(key)).rejects.toThrow("ENOENT");
  expect(await database.selectFrom("jobs").select("id").execute()).toEqual([]);
  expect(await proofs()).toHaveLength(1);
});

test("searches with an erased picture, and faces kept from it, are erased too", async () => {
  const vision: VisionEngine = { ...blindEngine, detectFaces: () => Promise.resolve([face]) };
  server = await startTestServer({ vision });
  const { id, upload, operation } = await newLibrary(null);
  const image = await upload("#f00");
  const queryImage = await operation.call("POST /cc-api/query-image/from-library", {
    body: { imageId: image },
  });
  const sent = await operation.call("POST /cc-api/query-image/create", {
    body: uploadOf(await plainImage("#0f0").png().toBuffer(), "sent.png", "image/png"),
  });
  const collection = await operation.call("POST /cc-api/face-search/collection/create", {
    body: { name: "All", libraryIds: [id], defaultThreshold: 0.5 },
  });
  const why = () => ({ purpose: "Lost badge", idempotencyKey: crypto.randomUUID() });
  const ofLibrary = { queryImageId: queryImage.id, face: 0 };
  const search = { ...ofLibrary, collectionId: collection.id, threshold: 0.5 };
  const query = await operation.call("POST /cc-api/face-search/query/create", {
    body: { ...search, ...why() },
  });
  const comparison = await operation.call("POST /cc-api/face-search/comparison/create", {
    body: { one: { queryImageId: sent.id, face: 0 }, other: ofLibrary, ...why() },
  });
  const pictures = async () =>
    Promise.all(
      [
        `/cc-api/query-image/${queryImage.id}/picture`,
        `/cc-api/face-search/query/${query.id}/image`,
        `/cc-api/face-search/comparison/${comparison.id}/other/picture`,
        `/cc-api/face-search/comparison/${comparison.id}/one/picture`,
      ].map(async (path) => (await operation.request("GET", path)).status),
    );
  const goods = await operation.call("POST /cc-api/library/create", {
    body: { name: "Goods", kind: "objects" },
  });
  const shop = await operation.call("POST /cc-api/object-search/collection/create", {
    body: { name: "All things", libraryIds: [goods.id], defaultThreshold: 0.3, labels: [] },
  });
  const looking = (queryImageId: string) =>
    operation.call("POST /cc-api/object-search/query/create", {
      body: { collectionId: shop.id, threshold: 0.3, labels: [], picture: { queryImageId } },
    });
  const [ofErased, ofSent] = [await looking(queryImage.id), await looking(sent.id)];
  const save = (queryId: string, name: string) =>
    operation.call("POST /cc-api/object-search/saved/create", {
      body: { queryId, name, shared: false },
    });
  const kept = await save(ofErased.id, "Of the erased one");
  const again = await operation.call("POST /cc-api/object-search/saved/:id/run", {
    params: { id: kept.id },
  });
  await save(ofSent.id, "Of one that was sent");
  const things = async () =>
    Promise.all(
      [ofErased, again, ofSent].map(
        async ({ id }) =>
          (await operation.request("GET", `/cc-api/object-search/query/${id}/image`)).status,
      ),
    );
  expect([await pictures(), await things()]).toEqual([
    [200, 200, 200, 200],
    [200, 200, 200],
  ]);
  await operation.request("POST", `/cc-api/library/${id}/image/erase`, { body: { ids: [image] } });
  // The uploaded query image stays: it isn't a library's picture.
  expect(await pictures()).toEqual([404, 404, 404, 200]);
  expect(await things()).toEqual([404, 404, 200]);
  const rounds = await operation.request("POST", `/cc-api/object-search/saved/${kept.id}/run`);
  expect(rounds.status).toBe(404);
  const saved = await operation.call("GET /cc-api/object-search/saved/list", { query: {} });
  expect(saved.items.map(({ name }) => name)).toEqual(["Of one that was sent"]);
  const left = await server.services.database.selectFrom("probes").select("id").execute();
  expect(left).toEqual([{ id: sent.id }]);
});
