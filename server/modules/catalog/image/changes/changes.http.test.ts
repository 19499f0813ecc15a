import type { Image } from "@console-shell/contract/calls/image";
import { tagsOfImage, undoWithin } from "@console-shell/contract/words/limits";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TwoShelves, twoShelves } from "#modules/catalog/testing/two-shelves.ts";

let server: TestServer;
let shelves: TwoShelves;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  shelves = await twoShelves(server);
});

describe("tags", () => {
  const tag = (ids: string[], tag: string, remove = false) =>
    shelves.operation.call("POST /cc-api/library/:id/image/tag", {
      params: { id: shelves.shelf },
      body: { ids, tag, remove },
    });

  test("are added in bulk, filter the list, are suggested, and each change can be undone separately", async () => {
    const { operation, shelf, upload, names, undo } = shelves;
    const [red, green, blue] = [await upload("#f00"), await upload("#0f0"), await upload("#00f")];
    expect(await tag([red, green], "  Spring ")).toMatchObject({ tagged: 2 });
    // Green has it already: undoing this removes it only from blue.
    const more = await tag([green, blue], "spring");
    expect(more.tagged).toBe(1);
    expect(await names({ tag: "SPRING" })).toEqual(["#00f.png", "#0f0.png", "#f00.png"]);
    const tags = await operation.call("GET /cc-api/library/:id/tag/list", {
      params: { id: shelf },
      query: { search: "spr" },
    });
    expect(tags.items).toEqual([{ tag: "spring", count: 3 }]);
    expect((await undo(more.changeId)).body).toEqual({ undone: 1 });
    expect(await names({ tag: "spring" })).toEqual(["#0f0.png", "#f00.png"]);
    expect((await undo(more.changeId)).status).toBe(404);
    const away = await tag([red, green, blue], "spring", true);
    expect(away.tagged).toBe(2);
    expect(await names({ tag: "spring" })).toEqual([]);
    await undo(away.changeId);
    expect(await names({ tag: "spring" })).toEqual(["#0f0.png", "#f00.png"]);
    expect(await tag([red], "spring")).toEqual({ tagged: 0, changeId: null });
  });

  test("are limited per picture and contain no commas", async () => {
    const { operation, shelf, upload } = shelves;
    const id = await upload("#123");
    for (let count = 0; count < tagsOfImage; count++) await tag([id], `tag ${count}`);
    expect(await tag([id], "one too many")).toMatchObject({ tagged: 0 });
    const wrong = await operation.request("POST", `/cc-api/library/${shelf}/image/tag`, {
      body: { ids: [id], tag: "a,b" },
    });
    expect(wrong.status).toBe(400);
  });
});

test("pictures move with their analysis, except duplicates, and back again", async () => {
  const { operation, shelf, other, upload, names, undo, seen } = shelves;
  const [red, green] = [await upload("#f00"), await upload("#0f0")];
  await upload("#f00", other);
  await seen();
  const move = await operation.call("POST /cc-api/library/:id/image/move", {
    params: { id: shelf },
    body: { ids: [red, green], libraryId: other },
  });
  expect(move).toMatchObject({ moved: 1, skipped: 1 });
  expect(await names()).toEqual(["#f00.png"]);
  expect(await names({}, other)).toEqual(["#0f0.png", "#f00.png"]);
  const content = `/cc-api/library/${other}/image/${green}/content`;
  expect((await operation.request("GET", content)).status).toBe(200);
  const vectors = await server.services.database
    .selectFrom("vectors")
    .select("libraryId")
    .where("imageId", "=", green)
    .execute();
  expect(vectors).toEqual([{ libraryId: other }]);
  // Other operators can't undo it, and nobody can a day later.
  expect((await undo(move.changeId, await server.as("root"))).status).toBe(404);
  expect((await undo(move.changeId)).body).toEqual({ undone: 1 });
  expect(await names()).toEqual(["#0f0.png", "#f00.png"]);
  const again = await operation.call("POST /cc-api/library/:id/image/move", {
    params: { id: shelf },
    body: { ids: [green], libraryId: other },
  });
  server.clock.advance(undoWithin);
  expect((await undo(again.changeId, await server.as("operation"))).status).toBe(404);
});

test("a moved picture is checked by its new library, and undo restores its old verdict", async () => {
  const { operation, shelf, upload, undo, places, seen } = shelves;
  const strict = await operation.call("POST /cc-api/library/create", {
    body: {
      name: "Wide ones",
      kind: "general",
      gate: { minimumWidth: 500, faces: "any", refusedFlaws: [] },
    },
  });
  const [red, green] = [await upload("#f00", strict.id), await upload("#0f0", strict.id)];
  await seen();
  await operation.call("POST /cc-api/library/:id/image/:imageId/decide", {
    params: { id: strict.id, imageId: green },
    body: { decision: "accept" },
  });
  await server.services.database
    .updateTable("images")
    .set({ looksLike: red, keptBeside: true })
    .where("id", "=", green)
    .execute();
  await seen();
  const verdicts = async () => {
    const { database } = server.services;
    const columns = ["refusedFor", "acceptedByHand", "keptBeside"] as const;
    return database.selectFrom("images").select(columns).orderBy("id").execute();
  };
  const before = await verdicts();
  expect(before).toEqual([
    { refusedFor: ["too_narrow"], acceptedByHand: false, keptBeside: false },
    { refusedFor: null, acceptedByHand: true, keptBeside: true },
  ]);
  const { changeId } = await operation.call("POST /cc-api/library/:id/image/move", {
    params: { id: strict.id },
    body: { ids: [red, green], libraryId: shelf },
  });
  await seen();
  const unjudged = { refusedFor: null, acceptedByHand: false, keptBeside: false };
  expect(await verdicts()).toEqual([unjudged, unjudged]);
  expect(await places()).toEqual([shelf]);
  expect((await undo(changeId)).body).toEqual({ undone: 2 });
  await seen();
  expect(await verdicts()).toEqual(before);
  const searched = await server.services.database
    .selectFrom("vectors")
    .select(["imageId", "libraryId"])
    .execute();
  expect(searched).toEqual([{ imageId: green, libraryId: strict.id }]);
});

test("read-only operators can't change or undo anything", async () => {
  const { shelf, other, upload, list } = shelves;
  const id = await upload("#f00");
  const reader = await server.as("bizDirector");
  const body = { ids: [id], tag: "x", libraryId: other };
  for (const [verb, fields] of [
    ["tag", { ids: body.ids, tag: body.tag }],
    ["move", { ids: body.ids, libraryId: body.libraryId }],
    ["delete", { ids: body.ids }],
    ["restore", { ids: body.ids }],
    ["erase", { ids: body.ids }],
  ] as const) {
    const answer = await reader.request("POST", `/cc-api/library/${shelf}/image/${verb}`, {
      body: fields,
    });
    expect(answer.status, verb).toBe(403);
  }
  const image = (await list())[0] as Image;
  expect(image.tags).toEqual([]);
});
