import { binLifetime } from "@console-shell/contract/words/limits";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import { portrait } from "#platform/vision/testing/portraits.ts";
import { eraseExpired } from "#modules/catalog/erasure/expire.ts";
import { enqueueUnindexed } from "#modules/catalog/indexing/start.ts";
import { indexImage } from "#modules/catalog/indexing/index-image.ts";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import { type TwoShelves, twoShelves } from "#modules/catalog/testing/two-shelves.ts";

// Deleted pictures stay in the bin for a while: no search finds them there, and restoring brings them back unchanged.

let server: TestServer;
let shelves: TwoShelves;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  shelves = await twoShelves(server);
});

describe("the bin", () => {
  const put = (ids: string[]) =>
    shelves.operation.call("POST /cc-api/library/:id/image/delete", {
      params: { id: shelves.shelf },
      body: { ids },
    });

  test("hides pictures from lists, neighbors and searches, and restores them", async () => {
    const { operation, shelf, upload, names, undo, places, seen } = shelves;
    const [red, green] = [await upload("#f00"), await upload("#0f0")];
    await seen();
    const { changeId } = await put([red, green]);
    expect(await names()).toEqual([]);
    expect(await places()).toEqual(["bin"]);
    const library = await operation.call("GET /cc-api/library/:id", { params: { id: shelf } });
    expect(library).toMatchObject({ imageCount: 0, bytes: 0, coverImageIds: [] });
    expect(await names({ show: "deleted" })).toEqual(["#0f0.png", "#f00.png"]);
    const again = await operation.request("POST", `/cc-api/library/${shelf}/image/upload`, {
      upload: uploadOf(await plainImage("#f00").png().toBuffer(), "again.png", "image/png"),
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

  test("undo removes only what that change put there", async () => {
    const { operation, shelf, upload, names, undo } = shelves;
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

  test("keeps its pictures out of the engine: restarting the server doesn't make them searchable", async () => {
    const { shelf, upload, places, seen } = shelves;
    const id = await upload("#f00");
    await seen();
    await put([id]);
    expect(await enqueueUnindexed(server.services)).toBe(0);
    // A job claimed before the picture was deleted ends without storing anything.
    const { database, clock } = server.services;
    const job = {
      id: newId(),
      kind: "image.index" as const,
      subjectId: id,
      groupId: shelf,
      state: "waiting" as const,
      dueAt: clock() + 60_000,
      lease: "taken",
      tries: 0,
      error: null,
      createdAt: clock(),
      endedAt: null,
      traceParent: null,
    };
    await database.insertInto("jobs").values(job).execute();
    await indexImage(server.services)(job);
    expect(await places()).toEqual(["bin"]);
    const { state } = await database.selectFrom("jobs").select("state").executeTakeFirstOrThrow();
    expect(state).toBe("done");
  });

  test("is emptied after 30 days", async () => {
    const { shelf, upload, names, signInAgain } = shelves;
    const id = await upload("#f00");
    await put([id]);
    server.clock.advance(binLifetime - 1);
    await signInAgain();
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

test("faces of a binned picture are found again once it is restored", async () => {
  const { operation, shelf, places, seen } = shelves;
  const { id } = await operation.call("POST /cc-api/library/:id/image/upload", {
    params: { id: shelf },
    body: uploadOf(await portrait(0), "a.png", "image/png"),
  });
  // Deleted before it was indexed: it's indexed once restored.
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
