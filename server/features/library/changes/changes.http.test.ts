import type { Image } from "@console-shell/contract/endpoints/library";
import { binLifetime, tagsOfPicture, undoWithin } from "@console-shell/contract/picture-limits";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../../database/id.ts";
import { portrait } from "../../../vision/testing/portraits.ts";
import { eraseExpired } from "../erasing/erase-expired.ts";
import { enqueueUnseen } from "../indexing/enqueue-unseen.ts";
import { indexImage } from "../indexing/index-image.ts";
import { plainPicture, uploadOf } from "../testing/pictures.ts";

let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;
let shelf: string;
let other: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // Anew each time: some of these stories take a month.
  operation = await server.as("operation");
  await server.services.database.deleteFrom("libraries").execute();
  const add = async (name: string) =>
    (await operation.call("POST /cc-api/library/create", { body: { name, kind: "general" } })).id;
  shelf = await add("Shelf");
  other = await add("Other");
});

const upload = async (colour: string, id = shelf) =>
  (
    await operation.call("POST /cc-api/library/:id/image/upload", {
      params: { id },
      body: uploadOf(await plainPicture(colour).png().toBuffer(), `${colour}.png`, "image/png"),
    })
  ).id;
const list = async (query: Record<string, unknown> = {}, id = shelf) => {
  const answer = await operation.call("GET /cc-api/library/:id/image/list", {
    params: { id },
    query,
  });
  expect(answer.total).toBe(answer.items.length);
  return answer.items;
};
const names = async (query: Record<string, unknown> = {}, id = shelf) =>
  (await list(query, id)).map(({ fileName }) => fileName).toSorted();
const undo = (changeId: string | null, client: Pick<TestServer, "request"> = operation) =>
  client.request("POST", `/cc-api/picture-change/${changeId}/undo`);
/** In how many libraries the vectors are of which a search could find something. */
const places = async () => {
  const rows = await server.services.database
    .selectFrom("vectors")
    .select("library_id")
    .distinct()
    .execute();
  return rows.map((row) => row.library_id);
};
const seen = () =>
  expect
    .poll(() => operation.call("GET /cc-api/job/counts", { query: {} }))
    .toMatchObject({ waiting: 0, working: 0, retrying: 0 });

describe("tags", () => {
  const tag = (ids: string[], tag: string, remove = false) =>
    operation.call("POST /cc-api/library/:id/image/tag", {
      params: { id: shelf },
      body: { ids, tag, remove },
    });

  test("are given to many, filter the list, are offered again, and what a change did is undone alone", async () => {
    const [red, green, blue] = [await upload("#f00"), await upload("#0f0"), await upload("#00f")];
    expect(await tag([red, green], "  Spring ")).toMatchObject({ tagged: 2 });
    // Green has it already: undoing this takes it from blue alone.
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

  test("are no more than a picture has room for, and have no comma", async () => {
    const id = await upload("#123");
    for (let count = 0; count < tagsOfPicture; count++) await tag([id], `tag ${count}`);
    expect(await tag([id], "one too many")).toMatchObject({ tagged: 0 });
    const wrong = await operation.request("POST", `/cc-api/library/${shelf}/image/tag`, {
      body: { ids: [id], tag: "a,b" },
    });
    expect(wrong.status).toBe(400);
  });
});

test("pictures are moved with all that was seen in them, but for those that are there, and back again", async () => {
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
    .select("library_id")
    .where("image_id", "=", green)
    .execute();
  expect(vectors).toEqual([{ library_id: other }]);
  // Somebody else may not undo it, and neither may anybody a day later.
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

test("a library judges anew what is moved into it, and an undone move has the old verdicts back", async () => {
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
    .set({ looks_like: red, kept_beside: true })
    .where("id", "=", green)
    .execute();
  await seen();
  const verdicts = async () => {
    const { database } = server.services;
    const columns = ["refused_for", "accepted_by_hand", "kept_beside"] as const;
    return database.selectFrom("images").select(columns).orderBy("id").execute();
  };
  const before = await verdicts();
  expect(before).toEqual([
    { refused_for: ["too_narrow"], accepted_by_hand: false, kept_beside: false },
    { refused_for: null, accepted_by_hand: true, kept_beside: true },
  ]);
  const { changeId } = await operation.call("POST /cc-api/library/:id/image/move", {
    params: { id: strict.id },
    body: { ids: [red, green], libraryId: shelf },
  });
  await seen();
  const unjudged = { refused_for: null, accepted_by_hand: false, kept_beside: false };
  expect(await verdicts()).toEqual([unjudged, unjudged]);
  expect(await places()).toEqual([shelf]);
  expect((await undo(changeId)).body).toEqual({ undone: 2 });
  await seen();
  expect(await verdicts()).toEqual(before);
  const searched = await server.services.database
    .selectFrom("vectors")
    .select(["image_id", "library_id"])
    .execute();
  expect(searched).toEqual([{ image_id: green, library_id: strict.id }]);
});

describe("the bin", () => {
  const put = (ids: string[]) =>
    operation.call("POST /cc-api/library/:id/image/delete", {
      params: { id: shelf },
      body: { ids },
    });

  test("hides pictures from lists, neighbours and searches, and gives them back", async () => {
    const [red, green] = [await upload("#f00"), await upload("#0f0")];
    await seen();
    const { changeId } = await put([red, green]);
    expect(await names()).toEqual([]);
    expect(await places()).toEqual(["bin"]);
    const library = await operation.call("GET /cc-api/library/:id", { params: { id: shelf } });
    expect(library).toMatchObject({ imageCount: 0, bytes: 0, coverImageIds: [] });
    expect(await names({ show: "deleted" })).toEqual(["#0f0.png", "#f00.png"]);
    const again = await operation.request("POST", `/cc-api/library/${shelf}/image/upload`, {
      upload: uploadOf(await plainPicture("#f00").png().toBuffer(), "again.png", "image/png"),
    });
    expect(again.body).toMatchObject({ status: 409, fields: [{ code: "in_bin" }] });
    expect((await undo(changeId)).body).toEqual({ undone: 2 });
    expect(await places()).toEqual([shelf]);
    await put([red]);
    const restored = await operation.call("POST /cc-api/library/:id/image/restore", {
      params: { id: shelf },
      body: { ids: [red, green] },
    });
    expect(restored).toEqual({ restored: 1 });
    expect(await names()).toEqual(["#0f0.png", "#f00.png"]);
  });

  test("is opened by an undo for what that change put there alone", async () => {
    const [red, green] = [await upload("#f00"), await upload("#0f0")];
    const { changeId } = await put([red, green]);
    await operation.call("POST /cc-api/library/:id/image/restore", {
      params: { id: shelf },
      body: { ids: [red] },
    });
    const root = await server.as("root");
    await root.call("POST /cc-api/library/:id/image/delete", {
      params: { id: shelf },
      body: { ids: [red] },
    });
    expect((await undo(changeId)).body).toEqual({ undone: 1 });
    expect(await names({ show: "deleted" })).toEqual(["#f00.png"]);
  });

  test("keeps what is in it from the engine: no start of the server brings it back into searches", async () => {
    const id = await upload("#f00");
    await seen();
    await put([id]);
    expect(await enqueueUnseen(server.services)).toBe(0);
    // A job that was taken before the picture went is ended, and nothing of it is kept.
    const lease = "taken";
    const job = { id: newId(), kind: "image.index", subject_id: id, group_id: shelf } as const;
    const { database, clock } = server.services;
    const times = { due_at: clock() + 60_000, created_at: clock(), ended_at: null };
    await database
      .insertInto("jobs")
      .values({ ...job, ...times, state: "waiting", lease, tries: 0, error: null })
      .execute();
    const claimed = { id: job.id, kind: job.kind, subjectId: id, groupId: shelf, lease, tries: 0 };
    await indexImage(server.services)(claimed);
    expect(await places()).toEqual(["bin"]);
    const { state } = await database.selectFrom("jobs").select("state").executeTakeFirstOrThrow();
    expect(state).toBe("done");
  });

  test("is emptied after 30 days", async () => {
    const id = await upload("#f00");
    await put([id]);
    server.clock.advance(binLifetime - 1);
    operation = await server.as("operation");
    await eraseExpired(server.services, server.clock.now());
    expect(await names({ show: "deleted" })).toEqual(["#f00.png"]);
    server.clock.advance(1);
    await eraseExpired(server.services, server.clock.now());
    expect(await names({ show: "deleted" })).toEqual([]);
    const root = await server.as("root");
    const { items } = await root.call("GET /cc-api/erasure/list", { query: { libraryId: shelf } });
    expect(items).toMatchObject([{ cause: "bin", erasedBy: null, images: 1, filesGone: true }]);
  });
});

test("who may only look changes nothing, and undoes nothing either", async () => {
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

test("faces of a picture in the bin are found again once it is back", async () => {
  const { id } = await operation.call("POST /cc-api/library/:id/image/upload", {
    params: { id: shelf },
    body: uploadOf(await portrait(0), "a.png", "image/png"),
  });
  // Deleted before anybody has looked at it: it is looked at when it comes back.
  await operation.call("POST /cc-api/library/:id/image/delete", {
    params: { id: shelf },
    body: { ids: [id] },
  });
  await operation.call("POST /cc-api/library/:id/image/restore", {
    params: { id: shelf },
    body: { ids: [id] },
  });
  await seen();
  expect(await places()).toEqual([shelf]);
});
