import type { ObjectQuery } from "@console-shell/contract/calls/object-search";
import type { TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import { startLibraryServer } from "#modules/catalog/testing/start.ts";
import { storedImage } from "#modules/catalog/testing/stored-image.ts";
import { addObjectQuery } from "./testing/object-query.ts";

let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;

beforeAll(async () => {
  server = await startLibraryServer();
  operation = await server.as("operation");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.deleteFrom("objectQueries").execute();
});

const base = "/cc-api/object-search/query";
const judge = (id: string, resultId: string | undefined, relevance: unknown) =>
  operation.request("POST", `${base}/${id}/result/${resultId}/review`, { body: { relevance } });

test("the history filters by kind of search, label, collection and feedback", async () => {
  const labels = async (query: Record<string, unknown> = {}) => {
    const answer = await operation.request("GET", `${base}/list`, { query });
    const { items, total } = answer.body as { items: ObjectQuery[]; total: number };
    return [items.map((item) => item.labels.join()), total];
  };
  const { libraryId } = await storedImage(server, "objects");
  const collection = await operation.call("POST /cc-api/object-search/collection/create", {
    body: { name: "Shop", libraryIds: [libraryId], defaultThreshold: 0.5, labels: ["cup"] },
  });
  const cup = await addObjectQuery(server, { label: "cup", imageIds: [null, null] });
  server.clock.advance(1000);
  await addObjectQuery(server, { label: "鞋", imageIds: [null], collection });
  server.clock.advance(1000);
  await addObjectQuery(server, { imageIds: [] });

  expect(await labels()).toEqual([["", "鞋", "cup"], 3]);
  expect(await labels({ mode: "picture" })).toEqual([[""], 1]);
  expect(await labels({ search: "CUP" })).toEqual([["", "cup"], 2]);
  expect(await labels({ search: "blue" })).toEqual([[""], 1]);
  expect(await labels({ collectionId: collection.id })).toEqual([["鞋"], 1]);
  expect(await labels({ sort: "hitCount", order: "desc", pageSize: 1 })).toEqual([["cup"], 3]);
  expect(await labels({ feedback: "waiting" })).toEqual([["鞋", "cup"], 2]);
  await judge(cup.id, cup.resultIds[0], "relevant");
  expect(await labels({ feedback: "partial" })).toEqual([["cup"], 1]);
  await judge(cup.id, cup.resultIds[1], "not_relevant");
  expect(await labels({ feedback: "complete", mode: "label" })).toEqual([["cup"], 1]);
  for (const query of [{ mode: "sound" }, { feedback: "some" }, { page: "x" }])
    expect((await operation.request("GET", `${base}/list`, { query })).status).toBe(400);
});

describe("judging a result", () => {
  test("counts it, records its author, and can be undone", async () => {
    const { id, resultIds } = await addObjectQuery(server, { imageIds: [null, null, null] });
    await judge(id, resultIds[0], "relevant");
    const second = await judge(id, resultIds[1], "not_relevant");
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({
      judgedCount: 2,
      relevantCount: 1,
      results: [
        {
          relevance: "relevant",
          judgedBy: { id: server.operatorIds.operation, name: "Test operation" },
          judgedAt: server.clock.now(),
        },
        { relevance: "not_relevant" },
        { relevance: null, judgedBy: null, judgedAt: null },
      ],
    });
    const back = await judge(id, resultIds[0], null);
    expect(back.body).toMatchObject({
      judgedCount: 1,
      relevantCount: 0,
      results: [{ relevance: null, judgedBy: null }, {}, {}],
    });
    const judgements = await server.services.database
      .selectFrom("objectJudgements")
      .select("relevance")
      .where("resultId", "=", resultIds[0]!)
      .orderBy("id")
      .execute();
    expect(judgements.map((row) => row.relevance)).toEqual(["relevant", null]);
  });

  test("of many results concurrently counts all of them", async () => {
    const { id, resultIds } = await addObjectQuery(server, {
      imageIds: Array.from({ length: 12 }, () => null),
    });
    await Promise.all(resultIds.map((resultId) => judge(id, resultId, "relevant")));
    const { body } = await operation.request("GET", `${base}/${id}`);
    expect(body).toMatchObject({ judgedCount: 12, relevantCount: 12 });
  });

  test("rejects unknown values and results of another search", async () => {
    const one = await addObjectQuery(server, { imageIds: [null] });
    const other = await addObjectQuery(server, { imageIds: [null] });
    expect((await judge(one.id, one.resultIds[0], "good")).status).toBe(400);
    expect((await judge(one.id, one.resultIds[0], undefined)).status).toBe(400);
    expect((await judge(one.id, other.resultIds[0], "relevant")).status).toBe(404);
    expect((await judge(newId(), one.resultIds[0], "relevant")).status).toBe(404);
  });
});

test("pictures belong to their search; a search by label has no query image", async () => {
  const { imageId } = await storedImage(server, "objects");
  const byImage = await addObjectQuery(server, { imageIds: [imageId, null] });
  const byLabel = await addObjectQuery(server, { label: "cup", imageIds: [imageId] });
  const get = (path: string) => operation.request("GET", `${base}/${path}`);
  expect((await get(`${byImage.id}/image`)).headers.get("content-type")).toBe("image/png");
  expect((await get(`${byLabel.id}/image`)).status).toBe(404);
  const [found, deleted] = byImage.resultIds;
  const picture = await get(`${byImage.id}/result/${found}/picture`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect((await get(`${byImage.id}/result/${deleted}/picture`)).status).toBe(404);
  expect((await get(`${byImage.id}/result/${byLabel.resultIds[0]}/picture`)).status).toBe(404);
  expect((await get(newId())).status).toBe(404);
});
