import type { FaceQuery } from "@console-shell/contract/calls/face-search";
import type { TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import { startLibraryServer } from "#modules/catalog/testing/start.ts";
import { storedImage } from "#modules/catalog/testing/stored-image.ts";
import { addFaceQuery } from "./testing/face-query.ts";

let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;

beforeAll(async () => {
  server = await startLibraryServer();
  operation = await server.as("operation");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.deleteFrom("faceQueries").execute();
});

const base = "/cc-api/face-search/query";

describe("the history", () => {
  const purposes = async (query: Record<string, unknown> = {}) => {
    const answer = await operation.request("GET", `${base}/list`, { query });
    const { items, total } = answer.body as { items: FaceQuery[]; total: number };
    return [items.map((item) => item.purpose), total];
  };

  test("is newest first and filters by text, time, decision and collection", async () => {
    const { libraryId } = await storedImage(server, "faces");
    const collection = await operation.call("POST /cc-api/face-search/collection/create", {
      body: { name: `Collection ${newId()}`, libraryIds: [libraryId], defaultThreshold: 0.8 },
    });
    const now = server.clock.now();
    await addFaceQuery(server, { purpose: "First", createdAt: now - 3000, threshold: 0.9 });
    await addFaceQuery(server, { purpose: "Second", createdAt: now - 2000, collection });
    const third = await addFaceQuery(server, { purpose: "访客核实", createdAt: now - 1000 });
    await operation.request("POST", `${base}/${third.id}/review`, {
      body: { decision: "no_match" },
    });

    expect(await purposes()).toEqual([["访客核实", "Second", "First"], 3]);
    expect(await purposes({ pageSize: 1, page: 2 })).toEqual([["Second"], 3]);
    expect(await purposes({ search: "访客" })).toEqual([["访客核实"], 1]);
    expect(await purposes({ search: "test operation" })).toEqual([expect.any(Array), 3]);
    expect(await purposes({ from: now - 2000, to: now - 1500 })).toEqual([["Second"], 1]);
    expect(await purposes({ decision: "no_match" })).toEqual([["访客核实"], 1]);
    expect(await purposes({ decision: "waiting" })).toEqual([["Second", "First"], 2]);
    expect(await purposes({ collectionId: collection.id })).toEqual([["Second"], 1]);
    expect(await purposes({ sort: "threshold", order: "desc", pageSize: 1 })).toEqual([
      ["First"],
      3,
    ]);
    const file = await operation.request("GET", `${base}/export`, { query: { search: "访客" } });
    expect(file.text.trim().split("\n").slice(1)).toEqual([
      expect.stringMatching(/访客核实.*no_match/),
    ]);
  });

  test.each([
    { decision: "maybe" },
    { from: "yesterday" },
    { sort: "note" },
    { collectionId: "1" },
  ])("rejects %j", async (query) => {
    const answer = await operation.request("GET", `${base}/list`, { query });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path: Object.keys(query)[0] }] });
  });

  test("keeps a search whose collection and pictures were deleted", async () => {
    const { libraryId, imageId } = await storedImage(server, "faces");
    const collection = await operation.call("POST /cc-api/face-search/collection/create", {
      body: { name: "Short-lived", libraryIds: [libraryId], defaultThreshold: 0.8 },
    });
    const { id } = await addFaceQuery(server, { collection, imageIds: [imageId] });
    await operation.call("DELETE /cc-api/face-search/collection/:id", {
      params: { id: collection.id },
    });
    await operation.call("POST /cc-api/library/:id/image/delete", {
      params: { id: libraryId },
      body: { ids: [imageId] },
    });
    const { body } = await operation.request("GET", `${base}/${id}`);
    expect(body).toMatchObject({
      collection: { id: null, name: "Short-lived" },
      candidates: [{ fileName: "candidate-1.jpg", available: false }],
    });
  });
});

describe("reviewing a search", () => {
  const review = (id: string, body: object) =>
    operation.request("POST", `${base}/${id}/review`, { body });

  test("applies a decision and keeps the earlier ones", async () => {
    const { id, candidateIds } = await addFaceQuery(server, { imageIds: [null, null] });
    await review(id, { decision: "undecided", note: "Too dark" });
    server.clock.advance(60_000);
    const admin = await server.as("admin");
    const answer = await admin.request("POST", `${base}/${id}/review`, {
      body: { decision: "match", candidateId: candidateIds[1], note: " Same scar " },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      decision: "match",
      candidates: [
        { rank: 1, similarity: 0.95 },
        { rank: 2, similarity: 0.85 },
      ],
      reviews: [
        {
          decision: "match",
          candidateId: candidateIds[1],
          note: "Same scar",
          decidedBy: { id: server.operatorIds.admin, name: "Test admin" },
          decidedAt: server.clock.now(),
        },
        { decision: "undecided", candidateId: null, note: "Too dark" },
      ],
    });
    const list = await operation.request("GET", `${base}/list`);
    expect(list.body).toMatchObject({ items: [{ decision: "match", bestSimilarity: 0.95 }] });
  });

  test("needs a candidate of this search for a match, and only then", async () => {
    const { id, candidateIds } = await addFaceQuery(server, { imageIds: [null] });
    const other = await addFaceQuery(server, { imageIds: [null] });
    const refused: object[] = [
      { decision: "match" },
      { decision: "no_match", candidateId: candidateIds[0] },
      { decision: "match", candidateId: other.candidateIds[0] },
      { decision: "match", candidateId: "1" },
    ];
    for (const body of refused) {
      const answer = await review(id, body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expect(answer.body).toMatchObject({ fields: [{ path: "candidateId" }] });
    }
    const { body } = await operation.request("GET", `${base}/${id}`);
    expect(body).toMatchObject({ decision: null, reviews: [] });
  });

  test.each([{}, { decision: "perhaps" }, { decision: "match", by: "me" }])(
    "rejects %j",
    async (body) => {
      const { id } = await addFaceQuery(server);
      expect((await review(id, body)).status).toBe(400);
    },
  );
});

test("a candidate's picture belongs to its search", async () => {
  const { imageId } = await storedImage(server, "faces");
  const one = await addFaceQuery(server, { imageIds: [imageId, null] });
  const other = await addFaceQuery(server, { imageIds: [imageId] });
  const picture = (id: string, candidateId: string) =>
    operation.request("GET", `${base}/${id}/candidate/${candidateId}/picture`);
  expect((await picture(one.id, one.candidateIds[0]!)).headers.get("content-type")).toBe(
    "image/jpeg",
  );
  expect((await picture(one.id, one.candidateIds[1]!)).status).toBe(404);
  expect((await picture(one.id, other.candidateIds[0]!)).status).toBe(404);
  const queryImage = await operation.request("GET", `${base}/${one.id}/image`);
  expect(queryImage.headers.get("content-type")).toBe("image/png");
});

test("an unknown search is 404", async () => {
  for (const path of ["", "/image", `/candidate/${newId()}/picture`])
    expect((await operation.request("GET", `${base}/${newId()}${path}`)).status).toBe(404);
  const body = { decision: "no_match" };
  const answer = await operation.request("POST", `${base}/${newId()}/review`, { body });
  expect(answer.status).toBe(404);
});
