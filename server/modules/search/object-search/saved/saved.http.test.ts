// Saved searches, and the pictures that a collection is waiting for.
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newId } from "#platform/database/id.ts";
import { found, names, startShop } from "../testing/start-shop.ts";

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.server.close());

test("a saved search can be rerun and counts new results; others see it once it is shared", async () => {
  await expect.poll(shop.isSeen).toBe(true);
  const at = "/cc-api/object-search/saved";
  const red = await found(
    shop.search({ picture: { queryImageId: await shop.queryImage("#e81010") } }),
  );
  const cups = await found(shop.search({ labels: ["cup"] }));
  const byImage = await shop.operation.call(`POST ${at}/create`, {
    body: { queryId: red.id, name: "Reds", shared: false },
  });
  const byLabel = await shop.operation.call(`POST ${at}/create`, {
    body: { queryId: cups.id, name: "Cups", shared: true },
  });
  expect([byImage.newCount, byLabel.newCount]).toEqual([0, 0]);
  const taken = { queryId: cups.id, name: "cups", shared: false };
  expect((await shop.operation.request("POST", `${at}/create`, { body: taken })).status).toBe(409);

  shop.server.clock.advance(60_000);
  await shop.upload("cherry", "#e80808");
  await shop.upload("azure", "#0808e8");
  await expect.poll(shop.isSeen).toBe(true);
  const counts = async (client: typeof shop.operation) =>
    (await client.call(`GET ${at}/list`, {})).items.map(({ name, newCount }) => [name, newCount]);
  // It's a list: it only compares with new pictures, and doesn't search.
  const searches = vi.spyOn(shop.server.services.vectors, "search");
  expect(await counts(shop.operation)).toEqual([
    ["Cups", 1],
    ["Reds", 1],
  ]);
  expect(searches).not.toHaveBeenCalled();
  searches.mockRestore();
  const admin = await shop.server.as("admin");
  expect(await counts(admin)).toEqual([["Cups", 1]]);
  // "New" is relative to the owner, even if another operator runs it.
  const shared = `${at}/${byLabel.id}/run`;
  await found(admin.request("POST", shared, { body: {} }));
  expect(await counts(admin)).toEqual([["Cups", 1]]);

  shop.server.clock.advance(1);
  const run = await found(shop.operation.request("POST", `${at}/${byImage.id}/run`, { body: {} }));
  expect(names(run).slice(0, 2).toSorted()).toEqual(["cherry", "red"]);
  expect(run).toMatchObject({ round: 1, searchId: run.id });
  expect(await counts(shop.operation)).toEqual([
    ["Cups", 1],
    ["Reds", 0],
  ]);

  const other = `${at}/${byLabel.id}`;
  expect((await admin.request("PATCH", other, { body: { name: "Mine" } })).status).toBe(404);
  expect((await admin.request("DELETE", other)).status).toBe(404);
  const renamed = await shop.operation.request("PATCH", other, {
    body: { name: "Mugs", shared: false },
  });
  expect(renamed.body).toMatchObject({ name: "Mugs", shared: false });
  expect(await counts(admin)).toEqual([]);
  expect((await shop.operation.request("DELETE", other)).body).toBe(true);
  expect((await shop.operation.request("POST", `${other}/run`, { body: {} })).status).toBe(404);
});

test("the query of a picture erased during a search isn't kept", async () => {
  const { database } = shop.server.services;
  const red = await found(
    shop.search({ picture: { queryImageId: await shop.queryImage("#e81010") } }),
  );
  await database
    .updateTable("objectQueries")
    .set({ probeImageId: newId() })
    .where("id", "=", red.id)
    .execute();
  const body = { queryId: red.id, name: "Of one that is gone", shared: false };
  const saved = await shop.operation.request("POST", "/cc-api/object-search/saved/create", {
    body,
  });
  expect(saved.status).toBe(404);
  const kept = database.selectFrom("savedObjectSearches").select("id");
  expect(await kept.where("name", "=", body.name).execute()).toEqual([]);
});

test("pictures that the engine gave up are counted, and retried on request", async () => {
  const path = `/cc-api/object-search/collection/${shop.collectionId}`;
  const counts = async () => (await shop.operation.request("GET", `${path}/indexing`)).body;
  const { database } = shop.server.services;
  const total = (await database.selectFrom("images").select("id").execute()).length;
  expect(await counts()).toEqual({ pictures: total, seen: total, waiting: 0, failed: 0 });
  const { id } = await database
    .selectFrom("images")
    .select("id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  await database
    .updateTable("jobs")
    .set({ state: "failed", error: "unexpected" })
    .where("subjectId", "=", id)
    .execute();
  expect(await counts()).toMatchObject({ waiting: 0, failed: 1 });
  const biz = await shop.server.as("bizDirector");
  expect((await biz.request("POST", `${path}/index-again`, { body: {} })).status).toBe(403);
  const again = await shop.operation.request("POST", `${path}/index-again`, { body: {} });
  expect(again.status, again.text).toBe(200);
  await expect.poll(counts).toMatchObject({ seen: total, waiting: 0, failed: 0 });
  // Jobs aren't kept forever; indexed pictures aren't waiting for anything.
  await database.deleteFrom("jobs").where("subjectId", "=", id).execute();
  expect(await counts()).toMatchObject({ seen: total, waiting: 0, failed: 0 });
});
