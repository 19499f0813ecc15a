// A collection is searched by label, by picture and by both; judgements change the order of the next round.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import { EngineUnavailable } from "#platform/vision/engine.ts";
import { type Found, found, names, startShop } from "../testing/start-shop.ts";

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.server.close());

test("labels are suggested with their counts in the collection, followed by the engine's others", async () => {
  await expect.poll(shop.isSeen).toBe(true);
  const path = `/cc-api/object-search/collection/${shop.collectionId}/labels`;
  const seen = [
    { label: "cup", count: 3 },
    { label: "bottle", count: 2 },
    { label: "chair", count: 1 },
  ];
  const offered = async () => (await shop.operation.request("GET", path)).body;
  expect(await offered()).toEqual([...seen, { label: "clock", count: 0 }]);
  shop.vision.models = () => Promise.reject(new EngineUnavailable("away"));
  expect(await offered()).toEqual(seen);
  shop.see();
});

test("by label: highest score first, above the threshold, kept in the history and audited", async () => {
  const cups = await found(shop.search({ labels: ["cup"] }));
  expect(names(cups)).toEqual(["orange", "red", "maroon"]);
  expect(cups.results[2]).toMatchObject({
    label: "cup",
    score: expect.closeTo(0.44, 1),
    region: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
  });
  expect(names(await found(shop.search({ labels: ["cup"], threshold: 0.6 })))).toEqual([
    "orange",
    "red",
  ]);
  expect(names(await found(shop.search({ labels: ["bottle", "chair"] })))).toEqual([
    "green",
    "blue",
    "navy",
  ]);
  expect(names(await found(shop.search({ labels: ["kettle"] })))).toEqual([]);

  const history = await shop.operation.call("GET /cc-api/object-search/query/list", {
    query: { search: "chair" },
  });
  expect(history.items).toMatchObject([
    { mode: "label", labels: ["bottle", "chair"], hitCount: 3 },
  ]);
  const root = await shop.server.as("root");
  const { items } = await root.call("GET /mc-api/audit/list", {
    query: { action: "object-query.made" },
  });
  expect(items.at(-1)).toMatchObject({
    actor: "operation",
    target: "Shop",
    details: { kind: "label", of: "cup", count: 3 },
  });
});

test("by picture: similar ones, ignoring what all have in common; with a label, only those that have it", async () => {
  const queryImageId = await shop.queryImage("#e81010");
  const region = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };
  const like = await found(shop.search({ picture: { queryImageId, region } }));
  expect(like).toMatchObject({
    mode: "picture",
    region,
    labels: [],
    pictureName: "picture.jpg",
    round: 1,
  });
  expect(names(like).slice(0, 2)).toEqual(["red", "orange"]);
  expect(names(like)).not.toContain("blue");
  const picture = `/cc-api/object-search/query/${like.id}/image`;
  expect((await shop.operation.request("GET", picture)).headers.get("content-type")).toBe(
    "image/jpeg",
  );

  const both = await found(
    shop.search({ picture: { queryImageId }, labels: ["chair"], threshold: 0 }),
  );
  expect(both).toMatchObject({ mode: "both" });
  const chairs = names(both);
  expect(chairs.filter((name) => name !== "green")).toEqual([]);
});

test("unknown searches and those of another operator are rejected", async () => {
  const queryImageId = await shop.queryImage("#e81010");
  const admin = await shop.server.as("admin");
  for (const [body, path] of [
    [{}, "labels"],
    [{ labels: ["cup"], collectionId: newId() }, "collectionId"],
    [{ picture: { queryImageId: newId() } }, "picture.queryImageId"],
    [
      { picture: { queryImageId, region: { x: 0.8, y: 0, width: 0.5, height: 1 } } },
      "picture.region",
    ],
  ] as const) {
    const answer = await shop.search(body);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path }] });
  }
  expect((await shop.search({ picture: { queryImageId } }, admin)).status).toBe(400);
  expect((await shop.search({ labels: ["cup"] }, await shop.server.as("bizDirector"))).status).toBe(
    403,
  );
});

test("an unavailable engine is reported, and nothing is kept", async () => {
  const queryImageId = await shop.queryImage("#e81010");
  const count = async () =>
    (await shop.operation.call("GET /cc-api/object-search/query/list", {})).total;
  const before = await count();
  shop.vision.embedRegions = () => Promise.reject(new EngineUnavailable("away"));
  const answer = await shop.search({ picture: { queryImageId } });
  shop.see();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await count()).toBe(before);
});

test("searching again by picture: similar to relevant results rises, and feedback carries over", async () => {
  // A yellow: as near to the red as to the green.
  const first = await found(
    shop.search({ picture: { queryImageId: await shop.queryImage("#c8c800") }, threshold: 0 }),
  );
  expect((await shop.refine(first.id)).body).toMatchObject({
    code: "conflict",
    fields: [{ code: "not_judged" }],
  });
  await shop.judge(first, "green", "relevant");
  const afterGreen = await found(shop.refine(first.id));
  expect(afterGreen).toMatchObject({
    round: 2,
    pictureName: "picture.jpg",
    searchId: first.id,
    rounds: [{ round: 1 }, { round: 2 }],
  });
  expect(names(afterGreen)[0]).toBe("green");
  expect(afterGreen.results[0]).toMatchObject({ relevance: "relevant" });
  expect(afterGreen.judgedCount).toBe(1);
  await shop.judge(afterGreen, "green", "not_relevant");
  // Judgements made on an earlier round after a later one exists count in the next, too.
  await shop.judge(first, "red", "relevant");
  const afterRed = await found(shop.refine(afterGreen.id));
  expect(afterRed.round).toBe(3);
  expect(afterRed.results.find(({ fileName }) => fileName === "red.jpg")?.relevance).toBe(
    "relevant",
  );
  const rank = (query: Found, name: string) => {
    const at = names(query).indexOf(name);
    return at < 0 ? names(query).length : at;
  };
  expect(rank(afterRed, "red")).toBeLessThan(rank(afterRed, "green"));
  expect(rank(afterRed, "maroon")).toBeLessThan(rank(afterGreen, "maroon"));
  const picture = `/cc-api/object-search/query/${afterRed.id}/image`;
  expect((await shop.operation.request("GET", picture)).status).toBe(200);
});

test("searching again by label: equal scores are ordered by feedback", async () => {
  const all = await found(shop.search({ labels: ["cup", "chair", "bottle"] }));
  const before = names(all);
  await shop.judge(all, "navy", "relevant");
  await shop.judge(all, "orange", "not_relevant");
  const again = await found(shop.refine(all.id));
  expect(before.indexOf("blue")).toBeGreaterThan(before.indexOf("orange"));
  expect(names(again)[0]).toBe("blue");
  expect(names(again).toSorted()).toEqual(before.toSorted());
  expect(again.results[0]!.similarity).toBeGreaterThan(0.5);
  expect(again.results.at(-1)!.similarity).toBeLessThan(0.5);
});

test("two concurrent starts of one round create one", async () => {
  const first = await found(shop.search({ labels: ["cup"] }));
  await shop.judge(first, "red", "relevant");
  const statuses = (await Promise.all([shop.refine(first.id), shop.refine(first.id)])).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
  const { rounds } = await shop.operation.call("GET /cc-api/object-search/query/:id", {
    params: { id: first.id },
  });
  expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, at) => at + 1));
});

test("results and searches export as CSV for spreadsheets, which is audited", async () => {
  const query = await found(shop.search({ labels: ["cup"] }));
  const read = async (path: string) => (await shop.operation.request("GET", path)).text;
  const results = await read(`/cc-api/object-search/query/${query.id}/results/export`);
  const [head, first] = results.split("\r\n");
  expect(head).toContain("rank,fileName,libraryName,label,score");
  expect(first).toMatch(/^1,orange\.jpg,Goods,cup,[\d.]+,,0\.1,0\.1,0\.8,0\.8,,,$/);
  const queries = await read("/cc-api/object-search/query/export?mode=label&search=cup");
  expect(queries.split("\r\n")[1]).toContain(`${query.id},`);
  const root = await shop.server.as("root");
  const { items } = await root.call("GET /mc-api/audit/list", {
    query: { action: "object-query.exported" },
  });
  expect(items.map(({ target }) => target)).toEqual(["", "Shop"]);
});

test("a result that its library rejected is found only by label, once accepted", async () => {
  const library = `/cc-api/library/${shop.libraryId}`;
  const facts = { name: "Goods", kind: "objects" };
  const gate = { minimumWidth: 4_000, faces: "any", refusedFlaws: [] };
  await shop.operation.request("PUT", library, { body: { ...facts, gate } });
  const { id } = await shop.upload("narrow", "#f80000");
  await expect.poll(shop.isSeen).toBe(true);
  const cups = async () => {
    const path = `/cc-api/object-search/collection/${shop.collectionId}/labels`;
    const [cup] = (await shop.operation.request("GET", path)).body as { count: number }[];
    return { named: names(await found(shop.search({ labels: ["cup"] }))), count: cup?.count };
  };
  const without = { named: ["orange", "red", "maroon"], count: 3 };
  expect(await cups()).toEqual(without);
  const change = (what: string, body: Record<string, unknown>) =>
    shop.operation.request("POST", `${library}/image/${what}`, { body });
  expect((await change("delete", { ids: [id] })).body).toMatchObject({ deleted: 1 });
  expect((await change("restore", { ids: [id] })).status).toBe(200);
  expect(await cups()).toEqual(without);
  expect((await change(`${id}/decide`, { decision: "accept" })).status).toBe(200);
  await expect.poll(shop.isSeen).toBe(true);
  const all = await cups();
  expect(all).toMatchObject({ named: expect.arrayContaining(["narrow"]), count: 4 });
  await shop.operation.request("PUT", library, { body: facts });
});

test("a picture deleted during a search isn't among the results", async () => {
  const { database, dialect } = shop.server.services;
  if (dialect === "sqlite") return;
  const { id } = await shop.upload("gone", "#fa0000");
  await expect.poll(shop.isSeen).toBe(true);
  const search = await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("images").where("id", "=", id).execute();
    const answer = shop.search({ labels: ["cup"] });
    const waiting = sql<{ some: boolean }>`
      select exists (select from pg_locks where not granted) as some`;
    await expect
      .poll(async () => (await waiting.execute(transaction)).rows)
      .toEqual([{ some: true }]);
    return { answer };
  });
  const cups = await found(search.answer);
  expect(names(cups)).toContain("red");
  expect(names(cups)).not.toContain("gone");
});
