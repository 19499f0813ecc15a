// Faces of a collection are grouped as people, and the groups follow the existing pictures.
import type { Person } from "@console-shell/contract/calls/people";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import { storedImage } from "#modules/catalog/testing/stored-image.ts";
import { faceAt } from "../query-image/testing/face-engine.ts";
import { relinkFaces } from "../image-users/relink-faces.ts";
import { base, groupFaces, type GroupedFaces, oneFace } from "./testing/group-faces.ts";

let server: TestServer;
let operation: TestClient;
let grouped: GroupedFaces;
beforeAll(async () => {
  server = await startTestServer({ vision: oneFace });
  operation = await server.as("operation");
});
afterAll(() => server.close());
beforeEach(async () => {
  grouped = await groupFaces(server, operation);
});

test("people can be listed by name, number of faces and change, searched and renamed", async () => {
  const { addFaces, create } = grouped;
  const zoe = await create("Zoe", await addFaces(3));
  server.clock.advance(1_000);
  const adam = await create("Adam 亚当", await addFaces(1));
  const names = async (query: Record<string, unknown>) => {
    const { body } = await operation.request("GET", `${base}/list`, { query });
    const { items, total } = body as { items: Person[]; total: number };
    return [items.map(({ name }) => name), total];
  };
  expect(await names({})).toEqual([["Adam 亚当", "Zoe"], 2]);
  expect(await names({ sort: "name", order: "desc" })).toEqual([["Zoe", "Adam 亚当"], 2]);
  expect(await names({ sort: "faceCount", pageSize: 1 })).toEqual([["Zoe"], 2]);
  expect(await names({ search: "亚当" })).toEqual([["Adam 亚当"], 1]);
  expect(await names({ collectionId: newId() })).toEqual([[], 0]);
  expect(zoe).toMatchObject({ faceCount: 3, coverId: expect.any(String), operations: [] });
  const renamed = await operation.request("PATCH", `${base}/${adam.id}`, { body: { name: "Ada" } });
  expect(renamed.body).toMatchObject({ name: "Ada", faceCount: 1 });
  const picture = await operation.request("GET", `${base}/${zoe.id}/face/${zoe.coverId}/picture`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  const foreign = await operation.request("GET", `${base}/${adam.id}/face/${zoe.coverId}/picture`);
  expect(foreign.status).toBe(404);
});

test("a face belongs to one person per collection, and to one of its libraries", async () => {
  const { addFaces, addFace, create, done, facesOf, refused, collectionId } = grouped;
  const [one = "", two = ""] = await addFaces(2);
  const { id } = await create("One", [one]);
  expect(await refused(`/${id}/face/add`, { faceIds: [two, one] })).toEqual([
    409,
    "faceIds",
    "taken",
  ]);
  expect(await facesOf(id)).toHaveLength(1);
  expect(await refused(`/${id}/face/add`, { faceIds: [newId()] })).toEqual([
    400,
    "faceIds",
    "unknown",
  ]);
  const other = await storedImage(server, "faces");
  const elsewhere = await addFace([1], other);
  expect(await refused("/create", { collectionId, name: "Two", faceIds: [elsewhere] })).toEqual([
    400,
    "faceIds",
    "unknown",
  ]);
  expect((await done(`/${id}/face/add`, { faceIds: [two] })).faceCount).toBe(2);
  const [first] = await facesOf(id);
  expect((await done(`/${id}/face/remove`, { faceIds: [first] })).faceCount).toBe(1);
});

test("a deleted picture's faces leave their people, and undo works without them", async () => {
  const { addFaces, create, done, get, libraryId, imageId } = grouped;
  const one = await create("One", await addFaces(1));
  const two = await create("Two", await addFaces(2));
  const { operations } = await done(`/${one.id}/merge`, { personId: two.id });
  await operation.call("POST /cc-api/library/:id/image/delete", {
    params: { id: libraryId },
    body: { ids: [imageId] },
  });
  expect(await get(one.id)).toMatchObject({ faceCount: 0, coverId: null });
  await done(`/${one.id}/operation/${operations[0]!.id}/undo`);
  expect(await get(two.id)).toMatchObject({ name: "Two", faceCount: 0 });
});

test("faces of a library removed from the collection leave its people", async () => {
  const { addFace, create, facesOf, get, collectionId } = grouped;
  const own = await addFace([1]);
  const like = await addFace([1, 0.1]);
  const { id } = await create("One", [own]);
  const [face = ""] = await facesOf(id);
  const other = await storedImage(server, "faces");
  const changed = await operation.request("PUT", `/cc-api/face-search/collection/${collectionId}`, {
    body: { name: `Collection ${newId()}`, libraryIds: [other.libraryId], defaultThreshold: 0.5 },
  });
  expect(changed.status, changed.text).toBe(200);
  expect(await get(id)).toMatchObject({ faceCount: 0, coverId: null });
  expect(await facesOf(id)).toEqual([]);
  for (const path of [`face/${face}/picture`, `similar/${like}/picture`])
    expect((await operation.request("GET", `${base}/${id}/${path}`)).status).toBe(404);
  expect((await operation.request("GET", `${base}/${id}/similar`)).body).toEqual([]);
});

test("a collection with grouped people can't be deleted, and no one is lost", async () => {
  const { addFace, create, get, collectionId } = grouped;
  const { id } = await create("One", [await addFace()]);
  const remove = () =>
    operation.request("DELETE", `/cc-api/face-search/collection/${collectionId}`);
  const refusal = await remove();
  expect(refusal.body).toMatchObject({ status: 409, fields: [{ code: "has_people" }] });
  expect(await get(id)).toMatchObject({ name: "One", faceCount: 1 });
  await operation.request("DELETE", `${base}/${id}`);
  expect((await remove()).status).toBe(200);
});

test("a reindexed picture keeps its people, by the position of the faces", async () => {
  const { addFaces, create, imageId } = grouped;
  const { id } = await create("One", await addFaces(1));
  const { database } = server.services;
  const again = newId();
  const { box } = faceAt(0.12, [1]);
  await database.transaction().execute((transaction) =>
    relinkFaces(transaction, imageId, [
      { id: newId(), box: faceAt(0.7, [1]).box },
      { id: again, box },
    ]),
  );
  const row = await database
    .selectFrom("personFaces")
    .select("faceId")
    .where("personId", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.faceId).toBe(again);
});
