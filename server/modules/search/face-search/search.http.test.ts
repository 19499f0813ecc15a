import * as fc from "fast-check";
import sharp from "sharp";
import type { ApiOutput } from "@console-shell/contract";
import type { FaceComparison } from "@console-shell/contract/calls/face-comparison";
import type { QueryImage } from "@console-shell/contract/calls/query-image";
import { repeats } from "@console-shell/testing/repeats";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import type { DetectedFace } from "#platform/vision/engine.ts";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import { queryImageLifetime } from "../query-image/writes.ts";
import { faceAt, seeingEngine } from "../query-image/testing/face-engine.ts";

// Face searches and comparisons: their results, how they are stored, and who sees them.

type Detail = ApiOutput<"GET /cc-api/face-search/query/:id">;
type Client = Awaited<ReturnType<TestServer["as"]>>;

let server: TestServer;
let operation: Client;
/** What the engine sees in the next pictures. */
let faces: DetectedFace[] = [];

beforeAll(async () => {
  server = await startTestServer({ vision: seeingEngine(() => Promise.resolve(faces)) });
});
afterAll(() => server.close());
beforeEach(async () => {
  operation = await server.as("operation");
  await server.services.database.deleteFrom("throttleCounters").execute();
});

const base = "/cc-api/face-search";
const purpose = "Lost badge at gate 2";
let height = 200;

/** A picture that no library has yet. */
const newImage = async () => {
  height += 1;
  return plainImage("#3a7", 400, height).jpeg().toBuffer();
};

const addLibrary = async (client: Client = operation) => {
  const body = { name: `Library ${newId()}`, kind: "faces" } as const;
  const { id } = await client.call("POST /cc-api/library/create", { body });
  return id;
};

const settle = () =>
  expect
    .poll(() =>
      server.services.database
        .selectFrom("jobs")
        .select("id")
        .where("state", "!=", "done")
        .execute(),
    )
    .toEqual([]);

/** Adds a picture with these faces to a library, and waits until it's indexed. */
const addImage = async (libraryId: string, name: string, seen: DetectedFace[]) => {
  faces = seen;
  const { id } = await operation.call("POST /cc-api/library/:id/image/upload", {
    params: { id: libraryId },
    body: uploadOf(await newImage(), name),
  });
  await settle();
  return id;
};

const addCollection = (libraryIds: string[]) =>
  operation.call("POST /cc-api/face-search/collection/create", {
    body: { name: `Collection ${newId()}`, libraryIds, defaultThreshold: 0.5 },
  });

const queryImageOf = async (
  seen: DetectedFace[],
  client: Client = operation,
): Promise<QueryImage> => {
  faces = seen;
  return client.call("POST /cc-api/query-image/create", { body: uploadOf(await newImage()) });
};

const search = (body: Record<string, unknown>, client: Pick<Client, "request"> = operation) =>
  client.request("POST", `${base}/query/create`, {
    body: { face: 0, threshold: 0.5, purpose, idempotencyKey: newId(), ...body },
  });

const audited = async (targetId: string) =>
  (
    await (
      await server.chained()
    )
      .selectFrom("auditEvents")
      .select(["action", "details"])
      .where("targetId", "=", targetId)
      .orderBy("sequence")
      .execute()
  ).map(({ action, details }) => [action, JSON.parse(details) as unknown]);

describe("a search", () => {
  test("finds the collection's pictures, best first, each once, and keeps them for review", async () => {
    const [mine, other] = [await addLibrary(), await addLibrary()];
    const both = [faceAt(0.1, [0.6, 0.8]), faceAt(0.6, [1, 0.1])];
    const group = await addImage(mine, "group.jpg", both);
    const near = await addImage(mine, "near.jpg", [faceAt(0.3, [1, 1])]);
    await addImage(mine, "far.jpg", [faceAt(0.3, [0, 1])]);
    await addImage(other, "elsewhere.jpg", [faceAt(0.3, [1])]);
    const collection = await addCollection([mine]);
    const { id: queryImageId } = await queryImageOf([faceAt(0.1, [0, 0, 1]), faceAt(0.7, [1])]);

    const answer = await search({ queryImageId, face: 1, collectionId: collection.id });
    expect(answer.status, answer.text).toBe(201);
    const found = answer.body as Detail;
    expect(found).toMatchObject({
      purpose,
      collection: { id: collection.id, name: collection.name },
      threshold: 0.5,
      hitCount: 2,
      decision: null,
      candidates: [
        { rank: 1, fileName: "group.jpg", box: { x: 0.6 }, available: true },
        { rank: 2, fileName: "near.jpg", box: { x: 0.3 }, available: true },
      ],
    });
    expect(found.candidates[0]!.similarity).toBeCloseTo(1 / Math.hypot(1, 0.1), 5);
    expect(found.bestSimilarity).toBe(found.candidates[0]!.similarity);

    const kept = await operation.request("GET", `${base}/query/${found.id}/image`);
    // The chosen face with its surroundings, without other people in the picture.
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: "jpeg", width: 160 });
    const review = await operation.request("POST", `${base}/query/${found.id}/review`, {
      body: { decision: "match", candidateId: found.candidates[0]!.id, note: "Same scar" },
    });
    expect(review.body).toMatchObject({ decision: "match" });

    await operation.call("POST /cc-api/library/:id/image/delete", {
      params: { id: mine },
      body: { ids: [group] },
    });
    const again = await search({ queryImageId, face: 1, collectionId: collection.id });
    expect((again.body as Detail).candidates.map(({ fileName }) => fileName)).toEqual(["near.jpg"]);
    const { body } = await operation.request("GET", `${base}/query/${found.id}`);
    expect(body).toMatchObject({ candidates: [{ available: false }, { available: true }] });
    expect(near).toBeTruthy();

    expect(await audited(found.id)).toEqual([
      ["face-query.made", { reason: purpose, threshold: 0.5, count: 2 }],
      // Only its picture was requested, before the rest of it: one view.
      ["face-query.viewed", { reason: purpose }],
      ["face-query.reviewed", { state: "match", reason: "Same scar" }],
    ]);
    await (await server.as("admin")).request("GET", `${base}/query/${found.id}`);
    await operation.request("GET", `${base}/query/${found.id}`);
    expect(await audited(found.id)).toHaveLength(4);
  });

  test("without a match is kept too, and names unreadable pictures", async () => {
    const libraryId = await addLibrary();
    await addImage(libraryId, "before.jpg", []);
    const after = await addImage(libraryId, "after.jpg", []);
    const lookedAt = (indexedAt: number | null) =>
      server.services.database
        .updateTable("images")
        .set({ indexedAt })
        .where("id", "=", after)
        .execute();
    await lookedAt(null);
    const collection = await addCollection([libraryId]);
    const { id: queryImageId } = await queryImageOf([faceAt(0.1, [1])]);
    const made = (await search({ queryImageId, collectionId: collection.id })).body as Detail;
    expect(made).toMatchObject({ hitCount: 0, bestSimilarity: null, candidates: [] });
    expect(made.unseenCount).toBe(1);

    // This search's count stays; the next search also covers the picture.
    await lookedAt(made.createdAt + 1);
    const params = { id: made.id };
    const read = await operation.call("GET /cc-api/face-search/query/:id", { params });
    expect(read.unseenCount).toBe(1);
    const { id: nextQueryImage } = await queryImageOf([faceAt(0.1, [1])]);
    const next = await search({ queryImageId: nextQueryImage, collectionId: collection.id });
    expect((next.body as Detail).unseenCount).toBe(0);
  });

  test("sent again with its key, even concurrently, is one; another one with that key is rejected", async () => {
    const collection = await addCollection([await addLibrary()]);
    const { id: queryImageId } = await queryImageOf([faceAt(0.1, [1])]);
    const body = { queryImageId, collectionId: collection.id, idempotencyKey: newId() };
    const answers = await Promise.all([search(body), search(body), search(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => (answer.body as Detail).id)).size).toBe(1);
    const somebodyElse = await queryImageOf([faceAt(0.1, [0, 1]), faceAt(0.6, [1])]);
    for (const change of [
      { purpose: "Something else" },
      { queryImageId: somebodyElse.id },
      { face: 1 },
      { threshold: 0.6 },
    ]) {
      const other = await search({ ...body, ...change });
      expect(other.status, JSON.stringify(change)).toBe(409);
      expect(other.body).toMatchObject({ fields: [{ path: "idempotencyKey", code: "used" }] });
    }
  });

  test("needs a query image of one's own that hasn't expired, and one of its faces", async () => {
    const collection = await addCollection([await addLibrary()]);
    const foreign = await queryImageOf([faceAt(0.1, [1])], await server.as("admin"));
    const own = await queryImageOf([faceAt(0.1, [1])]);
    const refused = async (body: object) => {
      const answer = await search({ collectionId: collection.id, ...body });
      expect(answer.status, answer.text).toBe(400);
      return (answer.body as { fields: { path: string }[] }).fields[0]!.path;
    };
    expect(await refused({ queryImageId: foreign.id })).toBe("queryImageId");
    expect(await refused({ queryImageId: newId() })).toBe("queryImageId");
    expect(await refused({ queryImageId: own.id, collectionId: newId() })).toBe("collectionId");
    expect(await refused({ queryImageId: own.id, purpose: "  why  " })).toBe("purpose");
    expect(await refused({ queryImageId: own.id, threshold: 1.1 })).toBe("threshold");
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.integer({ min: -3, max: 1_200 }), fc.double({ noNaN: true })),
        async (face) => {
          fc.pre(!Object.is(face, 0) && !Object.is(face, -0));
          expect(await refused({ queryImageId: own.id, face })).toBe("face");
        },
      ),
      { numRuns: repeats(8, 25) },
    );
    server.clock.advance(queryImageLifetime);
    operation = await server.as("operation");
    expect(await refused({ queryImageId: own.id })).toBe("queryImageId");
  });
});

describe("a comparison", () => {
  const compare = (body: Record<string, unknown>) =>
    operation.request("POST", `${base}/comparison/create`, {
      body: { purpose, idempotencyKey: newId(), ...body },
    });

  test("returns the similarity of two faces and its meaning, and is kept with both", async () => {
    const one = await queryImageOf([faceAt(0.1, [0, 1]), faceAt(0.5, [1])]);
    const other = await queryImageOf([faceAt(0.4, [1, 1])]);
    const key = newId();
    const body = {
      one: { queryImageId: one.id, face: 1 },
      other: { queryImageId: other.id, face: 0 },
      idempotencyKey: key,
    };
    const answer = await compare(body);
    expect(answer.status, answer.text).toBe(201);
    const made = answer.body as FaceComparison;
    expect(made).toMatchObject({ purpose, reached: "strict", flaws: { one: ["turned_away"] } });
    expect(made.similarity).toBeCloseTo(Math.SQRT1_2, 5);
    expect((await compare(body)).body).toEqual(made);
    for (const change of [
      { purpose: "Another one" },
      { one: { queryImageId: one.id, face: 0 } },
      { other: { queryImageId: one.id, face: 0 } },
    ])
      expect((await compare({ ...body, ...change })).status).toBe(409);

    const at = `${base}/comparison`;
    const list = await operation.request("GET", `${at}/list`, { query: { search: "gate 2" } });
    expect(list.body).toEqual({ items: [made], total: 1 });
    expect((await operation.request("GET", `${at}/${made.id}`)).body).toEqual(made);
    for (const side of ["one", "other"]) {
      const picture = await operation.request("GET", `${at}/${made.id}/${side}/picture`);
      expect(picture.headers.get("content-type")).toBe("image/jpeg");
    }
    expect((await operation.request("GET", `${at}/${made.id}/third/picture`)).status).toBe(400);
    expect((await operation.request("GET", `${at}/${newId()}/one/picture`)).status).toBe(404);
    expect((await audited(made.id)).map(([action]) => action)).toEqual([
      "face-comparison.made",
      "face-comparison.viewed",
    ]);
  });

  test("of different people matches nothing, and names a missing face", async () => {
    const one = await queryImageOf([faceAt(0.1, [1])]);
    const other = await queryImageOf([faceAt(0.1, [0, 1])]);
    const faceOf = (queryImageId: string, face = 0) => ({ queryImageId, face });
    const far = await compare({ one: faceOf(one.id), other: faceOf(other.id) });
    expect(far.body).toMatchObject({ reached: null });
    const missing = await compare({ one: faceOf(one.id), other: faceOf(other.id, 1) });
    expect(missing.body).toMatchObject({ status: 400, fields: [{ path: "other.face" }] });
    const gone = await compare({ one: faceOf(newId()), other: faceOf(other.id) });
    expect(gone.body).toMatchObject({ status: 400, fields: [{ path: "one.queryImageId" }] });
  });
});
