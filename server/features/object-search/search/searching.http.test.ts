// A catalogue is searched by label, by picture and by both; judgements change what comes first in the next round.
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../database/id.ts";
import { EngineUnavailable } from "../../../vision/engine.ts";
import { plainPicture, uploadOf } from "../../library/testing/pictures.ts";
import { colourEngine } from "../testing/colour-engine.ts";

const sees = colourEngine();
const vision = { ...sees };
let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;
let catalogueId: string;

/** Bright red and green, an orange between them, two blues and a dark red. */
const pictures = {
  red: "#f00000",
  orange: "#ff9000",
  green: "#00e000",
  blue: "#0000d0",
  navy: "#000090",
  maroon: "#700000",
};

const jpeg = (colour: string) => plainPicture(colour).jpeg({ quality: 100 }).toBuffer();
const upload = async (libraryId: string, name: string, colour: string) =>
  operation.call("POST /cc-api/library/:id/image/upload", {
    params: { id: libraryId },
    body: uploadOf(await jpeg(colour), `${name}.jpg`),
  });

const isSeen = async () =>
  (await server.services.database.selectFrom("jobs").select("state").execute()).every(
    ({ state }) => state === "done",
  );

let libraryId: string;
beforeAll(async () => {
  server = await startTestServer({ vision });
  operation = await server.as("operation");
  const library = await operation.call("POST /cc-api/library/create", {
    body: { name: "Goods", kind: "objects" },
  });
  libraryId = library.id;
  for (const [name, colour] of Object.entries(pictures)) await upload(library.id, name, colour);
  const catalogue = await operation.call("POST /cc-api/object-search/catalogue/create", {
    body: { name: "Shop", libraryIds: [library.id], defaultThreshold: 0.4, labels: [] },
  });
  catalogueId = catalogue.id;
});
afterAll(() => server.close());

const search = (body: Record<string, unknown>, client: Pick<TestServer, "request"> = operation) =>
  client.request("POST", "/cc-api/object-search/query/create", {
    body: { catalogueId, threshold: 0.3, ...body },
  });
interface Found {
  id: string;
  searchId: string;
  round: number;
  rounds: { round: number }[];
  judgedCount: number;
  results: {
    id: string;
    fileName: string;
    score: number;
    similarity: number | null;
    relevance: string | null;
  }[];
}
const found = async (answer: Promise<{ status: number; body: unknown; text: string }>) => {
  const { status, body, text } = await answer;
  expect(status, text).toBe(201);
  return body as Found;
};
const names = ({ results }: Found) => results.map(({ fileName }) => fileName.replace(".jpg", ""));
const probe = async (colour: string) =>
  (await operation.call("POST /cc-api/probe/create", { body: uploadOf(await jpeg(colour)) })).id;
const judge = (query: Found, name: string, relevance: "relevant" | "not_relevant") =>
  operation.call("POST /cc-api/object-search/query/:id/result/:resultId/review", {
    params: {
      id: query.id,
      resultId: query.results.find(({ fileName }) => fileName === `${name}.jpg`)!.id,
    },
    body: { relevance },
  });
const refine = (id: string) =>
  operation.request("POST", `/cc-api/object-search/query/${id}/refine`, { body: {} });

test("labels are offered with what the catalogue has of them, the engine's others after them", async () => {
  await expect.poll(isSeen).toBe(true);
  const path = `/cc-api/object-search/catalogue/${catalogueId}/labels`;
  const seen = [
    { label: "cup", count: 3 },
    { label: "bottle", count: 2 },
    { label: "chair", count: 1 },
  ];
  const offered = async () => (await operation.request("GET", path)).body;
  expect(await offered()).toEqual([...seen, { label: "clock", count: 0 }]);
  vision.models = () => Promise.reject(new EngineUnavailable("away"));
  expect(await offered()).toEqual(seen);
  Object.assign(vision, sees);
});

test("by label: the surest first, no less sure than wanted, kept in the history and written down", async () => {
  const cups = await found(search({ labels: ["cup"] }));
  expect(names(cups)).toEqual(["orange", "red", "maroon"]);
  expect(cups.results[2]).toMatchObject({
    label: "cup",
    score: expect.closeTo(0.44, 1),
    region: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
  });
  expect(names(await found(search({ labels: ["cup"], threshold: 0.6 })))).toEqual([
    "orange",
    "red",
  ]);
  expect(names(await found(search({ labels: ["bottle", "chair"] })))).toEqual([
    "green",
    "blue",
    "navy",
  ]);
  expect(names(await found(search({ labels: ["kettle"] })))).toEqual([]);

  const history = await operation.call("GET /cc-api/object-search/query/list", {
    query: { search: "chair" },
  });
  expect(history.items).toMatchObject([
    { mode: "label", labels: ["bottle", "chair"], hitCount: 3 },
  ]);
  const root = await server.as("root");
  const { items } = await root.call("GET /mc-api/audit/list", {
    query: { action: "object-query.made" },
  });
  expect(items.at(-1)).toMatchObject({
    actor: "operation",
    target: "Shop",
    details: { kind: "label", of: "cup", count: 3 },
  });
});

test("by picture: what looks alike, without what all have in common; by both only what has a label", async () => {
  const probeId = await probe("#e81010");
  const region = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 };
  const like = await found(search({ picture: { probeId, region } }));
  expect(like).toMatchObject({ mode: "picture", region, labels: [], round: 1 });
  expect(names(like).slice(0, 2)).toEqual(["red", "orange"]);
  expect(names(like)).not.toContain("blue");
  const picture = `/cc-api/object-search/query/${like.id}/probe`;
  expect((await operation.request("GET", picture)).headers.get("content-type")).toBe("image/jpeg");

  const both = await found(search({ picture: { probeId }, labels: ["chair"], threshold: 0 }));
  expect(both).toMatchObject({ mode: "both" });
  const chairs = names(both);
  expect(chairs.filter((name) => name !== "green")).toEqual([]);
});

test("what is not there, or another operator's, is refused", async () => {
  const probeId = await probe("#e81010");
  const admin = await server.as("admin");
  for (const [body, path] of [
    [{}, "labels"],
    [{ labels: ["cup"], catalogueId: newId() }, "catalogueId"],
    [{ picture: { probeId: newId() } }, "picture.probeId"],
    [{ picture: { probeId, region: { x: 0.8, y: 0, width: 0.5, height: 1 } } }, "picture.region"],
  ] as const) {
    const answer = await search(body);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body).toMatchObject({ fields: [{ path }] });
  }
  expect((await search({ picture: { probeId } }, admin)).status).toBe(400);
  expect((await search({ labels: ["cup"] }, await server.as("bizDirector"))).status).toBe(403);
});

test("an engine that is away says so, and nothing is kept", async () => {
  const probeId = await probe("#e81010");
  const count = async () =>
    (await operation.call("GET /cc-api/object-search/query/list", {})).total;
  const before = await count();
  vision.embedRegions = () => Promise.reject(new EngineUnavailable("away"));
  const answer = await search({ picture: { probeId } });
  Object.assign(vision, sees);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await count()).toBe(before);
});

test("search by picture again: what is like a relevant result rises, and judgements come along", async () => {
  // A yellow: as near to the red as to the green.
  const first = await found(search({ picture: { probeId: await probe("#c8c800") }, threshold: 0 }));
  expect((await refine(first.id)).body).toMatchObject({
    code: "conflict",
    fields: [{ code: "not_judged" }],
  });
  await judge(first, "green", "relevant");
  const afterGreen = await found(refine(first.id));
  expect(afterGreen).toMatchObject({
    round: 2,
    searchId: first.id,
    rounds: [{ round: 1 }, { round: 2 }],
  });
  expect(names(afterGreen)[0]).toBe("green");
  expect(afterGreen.results[0]).toMatchObject({ relevance: "relevant" });
  expect(afterGreen.judgedCount).toBe(1);

  await judge(afterGreen, "green", "not_relevant");
  await judge(afterGreen, "red", "relevant");
  const afterRed = await found(refine(afterGreen.id));
  expect(afterRed.round).toBe(3);
  const rank = (query: Found, name: string) => {
    const at = names(query).indexOf(name);
    return at < 0 ? names(query).length : at;
  };
  expect(rank(afterRed, "red")).toBeLessThan(rank(afterRed, "green"));
  expect(rank(afterRed, "maroon")).toBeLessThan(rank(afterGreen, "maroon"));
  const picture = `/cc-api/object-search/query/${afterRed.id}/probe`;
  expect((await operation.request("GET", picture)).status).toBe(200);
});

test("search by label again: equally sure things are told apart by what was relevant", async () => {
  const all = await found(search({ labels: ["cup", "chair", "bottle"] }));
  const before = names(all);
  await judge(all, "navy", "relevant");
  await judge(all, "orange", "not_relevant");
  const again = await found(refine(all.id));
  expect(before.indexOf("blue")).toBeGreaterThan(before.indexOf("orange"));
  expect(names(again)[0]).toBe("blue");
  expect(names(again).toSorted()).toEqual(before.toSorted());
  expect(again.results[0]!.similarity).toBeGreaterThan(0.5);
  expect(again.results.at(-1)!.similarity).toBeLessThan(0.5);
});

test("of two who begin the same round one has it", async () => {
  const first = await found(search({ labels: ["cup"] }));
  await judge(first, "red", "relevant");
  const statuses = (await Promise.all([refine(first.id), refine(first.id)])).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
  const { rounds } = await operation.call("GET /cc-api/object-search/query/:id", {
    params: { id: first.id },
  });
  expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, at) => at + 1));
});

test("results and searches are files that a spreadsheet opens, and who took them is known", async () => {
  const query = await found(search({ labels: ["cup"] }));
  const read = async (path: string) => (await operation.request("GET", path)).text;
  const results = await read(`/cc-api/object-search/query/${query.id}/results/export`);
  const [head, first] = results.split("\r\n");
  expect(head).toContain("rank,fileName,libraryName,label,score");
  expect(first).toMatch(/^1,orange\.jpg,Goods,cup,[\d.]+,,0\.1,0\.1,0\.8,0\.8,,,$/);
  const queries = await read("/cc-api/object-search/query/export?mode=label&search=cup");
  expect(queries.split("\r\n")[1]).toContain(`${query.id},`);
  const root = await server.as("root");
  const { items } = await root.call("GET /mc-api/audit/list", {
    query: { action: "object-query.exported" },
  });
  expect(items.map(({ target }) => target)).toEqual(["", "Shop"]);
});

test("a saved search is run again and counts what came since; others see it once it is shared", async () => {
  const at = "/cc-api/object-search/saved";
  const red = await found(search({ picture: { probeId: await probe("#e81010") } }));
  const cups = await found(search({ labels: ["cup"] }));
  const byPicture = await operation.call(`POST ${at}/create`, {
    body: { queryId: red.id, name: "Reds", shared: false },
  });
  const byLabel = await operation.call(`POST ${at}/create`, {
    body: { queryId: cups.id, name: "Cups", shared: true },
  });
  expect([byPicture.newCount, byLabel.newCount]).toEqual([0, 0]);
  const taken = { queryId: cups.id, name: "cups", shared: false };
  expect((await operation.request("POST", `${at}/create`, { body: taken })).status).toBe(409);

  server.clock.advance(60_000);
  await upload(libraryId, "cherry", "#e80808");
  await upload(libraryId, "azure", "#0808e8");
  await expect.poll(isSeen).toBe(true);
  const counts = async (client: typeof operation) =>
    (await client.call(`GET ${at}/list`, {})).items.map(({ name, newCount }) => [name, newCount]);
  expect(await counts(operation)).toEqual([
    ["Cups", 1],
    ["Reds", 1],
  ]);
  const admin = await server.as("admin");
  expect(await counts(admin)).toEqual([["Cups", 1]]);

  server.clock.advance(1);
  const run = await found(operation.request("POST", `${at}/${byPicture.id}/run`, { body: {} }));
  expect(names(run).slice(0, 2).toSorted()).toEqual(["cherry", "red"]);
  expect(run).toMatchObject({ round: 1, searchId: run.id });
  expect(await counts(operation)).toEqual([
    ["Cups", 1],
    ["Reds", 0],
  ]);

  const other = `${at}/${byLabel.id}`;
  expect((await admin.request("PATCH", other, { body: { name: "Mine" } })).status).toBe(404);
  expect((await admin.request("DELETE", other)).status).toBe(404);
  const renamed = await operation.request("PATCH", other, {
    body: { name: "Mugs", shared: false },
  });
  expect(renamed.body).toMatchObject({ name: "Mugs", shared: false });
  expect(await counts(admin)).toEqual([]);
  expect((await operation.request("DELETE", other)).body).toBe(true);
  expect((await operation.request("POST", `${other}/run`, { body: {} })).status).toBe(404);
});

test("pictures that the engine gave up are counted, and looked at again when asked for", async () => {
  const path = `/cc-api/object-search/catalogue/${catalogueId}`;
  const counts = async () => (await operation.request("GET", `${path}/indexing`)).body;
  const { database } = server.services;
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
    .where("subject_id", "=", id)
    .execute();
  expect(await counts()).toMatchObject({ waiting: 0, failed: 1 });
  const biz = await server.as("bizDirector");
  expect((await biz.request("POST", `${path}/index-again`, { body: {} })).status).toBe(403);
  const again = await operation.request("POST", `${path}/index-again`, { body: {} });
  expect(again.status, again.text).toBe(200);
  await expect.poll(counts).toMatchObject({ seen: total, waiting: 0, failed: 0 });
});
