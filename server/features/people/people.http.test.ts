// Faces are grouped as people, merged and split; each of that can be undone, and no face gets lost.
import { roles } from "@console-shell/contract";
import type { Person, PersonFace } from "@console-shell/contract/endpoints/people";
import type { ApiOutput } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../database/id.ts";
import { bytesOf } from "../../vision/vectors/vector-bytes.ts";
import { storedImage } from "../library/testing/stored-image.ts";
import { faceAt, seeingEngine } from "../probe/testing/face-engine.ts";
import { relinkFaces } from "./relink-faces.ts";

type Detail = ApiOutput<"GET /cc-api/face-search/person/:id">;
type Client = Awaited<ReturnType<TestServer["as"]>>;

let server: TestServer;
let operation: Client;
let collectionId: string;
let libraryId: string;
let imageId: string;

beforeAll(async () => {
  server = await startTestServer({
    vision: seeingEngine(() => Promise.resolve([faceAt(0.1, [1])])),
  });
  operation = await server.as("operation");
});
afterAll(() => server.close());

const base = "/cc-api/face-search/person";

/** A face in the library's picture, as the engine leaves it. */
const addFace = async (direction: readonly number[] = [1]) => {
  const { box, pose, score, embedding } = faceAt(0.1, direction);
  const id = newId();
  const place = { image_id: imageId, library_id: libraryId };
  const measures = { score, sharpness: 1, brightness: 1, liveness: 1 };
  const { database } = server.services;
  await database
    .insertInto("faces")
    .values({ id, ...place, box, pose, ...measures, flaws: [] })
    .execute();
  const version = 1_000;
  const vector = bytesOf(embedding);
  await database
    .insertInto("vectors")
    .values({ id, kind: "face", model: "blind", ...place, version, vector })
    .execute();
  return id;
};
const addFaces = (count: number) => Promise.all(Array.from({ length: count }, () => addFace()));

beforeEach(async () => {
  const { database } = server.services;
  await database.deleteFrom("library_sets").execute();
  await database.deleteFrom("libraries").execute();
  ({ libraryId, imageId } = await storedImage(server, "faces"));
  await expect
    .poll(() => database.selectFrom("jobs").select("id").where("state", "!=", "done").execute())
    .toEqual([]);
  await database.deleteFrom("faces").execute();
  await database.deleteFrom("vectors").execute();
  const body = { name: `Set ${newId()}`, libraryIds: [libraryId], defaultThreshold: 0.5 };
  const set = await operation.call("POST /cc-api/face-search/collection/create", { body });
  collectionId = set.id;
});

const send = (path: string, body: Record<string, unknown> = {}, client: Client = operation) =>
  client.request("POST", `${base}${path}`, { body });
const done = async (path: string, body?: Record<string, unknown>) => {
  const answer = await send(path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body as Detail;
};
const create = (name: string, faceIds: string[]) =>
  done("/create", { collectionId, name, faceIds });
const get = async (id: string) => (await operation.request("GET", `${base}/${id}`)).body as Detail;
const facesOf = async (id: string) => {
  const { body } = await operation.request("GET", `${base}/${id}/face/list`);
  return (body as { items: PersonFace[] }).items.map((face) => face.id).toSorted();
};
const refused = async (path: string, body: Record<string, unknown> = {}) => {
  const { body: answer } = await send(path, body);
  const { status, fields } = answer as {
    status: number;
    fields?: { path: string; code: string }[];
  };
  return [status, fields?.[0]?.path, fields?.[0]?.code];
};

test("people are listed by name, number of faces and change, searched for and renamed", async () => {
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

test("a face is one of one person in a collection, and of a library of it", async () => {
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
  const mine = libraryId;
  ({ libraryId, imageId } = other);
  const elsewhere = await addFace();
  libraryId = mine;
  expect(await refused("/create", { collectionId, name: "Two", faceIds: [elsewhere] })).toEqual([
    400,
    "faceIds",
    "unknown",
  ]);
  expect((await done(`/${id}/face/add`, { faceIds: [two] })).faceCount).toBe(2);
  const [first] = await facesOf(id);
  expect((await done(`/${id}/face/remove`, { faceIds: [first] })).faceCount).toBe(1);
});

describe("a merge", () => {
  test("moves all faces, and is undone once, with the name that the other one had", async () => {
    const one = await create("One", await addFaces(2));
    const two = await create("Two", await addFaces(3));
    const [ofOne, ofTwo] = [await facesOf(one.id), await facesOf(two.id)];
    const merged = await done(`/${one.id}/merge`, { personId: two.id });
    expect(merged).toMatchObject({
      faceCount: 5,
      operations: [{ kind: "merged", other: { name: "Two" }, faceCount: 3, undone: null }],
    });
    expect((await operation.request("GET", `${base}/${two.id}`)).status).toBe(404);
    const undo = `/${one.id}/operation/${merged.operations[0]!.id}/undo`;
    const restored = await done(undo);
    expect(restored.operations[0]).toMatchObject({ undone: { by: { name: "Test operation" } } });
    expect([await facesOf(one.id), await facesOf(two.id)]).toEqual([ofOne, ofTwo]);
    expect(await get(two.id)).toMatchObject({ name: "Two", createdAt: two.createdAt });
    expect(await refused(undo)).toEqual([409, "operationId", "decided"]);
  });

  test("is not undone where a face has moved on, and nothing changes", async () => {
    const one = await create("One", await addFaces(2));
    const two = await create("Two", await addFaces(2));
    const moved = await facesOf(two.id);
    const { operations } = await done(`/${one.id}/merge`, { personId: two.id });
    await done(`/${one.id}/split`, { name: "Three", faceIds: [moved[0]] });
    const undo = `/${one.id}/operation/${operations[0]!.id}/undo`;
    expect(await refused(undo)).toEqual([409, "operationId", "changed"]);
    expect(await facesOf(one.id)).toHaveLength(3);
    expect((await operation.request("GET", `${base}/${two.id}`)).status).toBe(404);
  });

  test("needs another person of the same collection", async () => {
    const { id } = await create("One", await addFaces(1));
    for (const personId of [id, newId()])
      expect(await refused(`/${id}/merge`, { personId })).toEqual([400, "personId", "unknown"]);
  });
});

test("a split makes a person of chosen faces, not of all, and undone they are back", async () => {
  const one = await create("One", await addFaces(3));
  const faces = await facesOf(one.id);
  expect(await refused(`/${one.id}/split`, { name: "All", faceIds: faces })).toEqual([
    400,
    "faceIds",
    "too_many",
  ]);
  const split = await done(`/${one.id}/split`, { name: "Part", faceIds: faces.slice(0, 2) });
  const [made] = split.operations;
  expect(split.faceCount).toBe(1);
  expect(made).toMatchObject({ kind: "split", isOther: false, other: { name: "Part" } });
  const part = await get(made!.other.id);
  expect(part).toMatchObject({ faceCount: 2, operations: [{ isOther: true }] });
  await done(`/${part.id}/operation/${made!.id}/undo`);
  expect(await facesOf(one.id)).toEqual(faces);
  expect((await operation.request("GET", `${base}/${part.id}`)).status).toBe(404);
});

test("whatever is merged, split and undone, each face is one person's and none is lost", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ what: fc.constantFrom("merge", "split", "undo"), a: fc.nat(), b: fc.nat() }),
        {
          maxLength: 12,
        },
      ),
      async (steps) => {
        const { database } = server.services;
        await database.deleteFrom("people").execute();
        await database.deleteFrom("person_operations").execute();
        for (const name of ["A", "B", "C"]) await create(name, await addFaces(2));
        const all = async () => {
          const rows = await database.selectFrom("person_faces").selectAll().execute();
          return rows.map(({ id }) => id).toSorted();
        };
        const before = await all();
        for (const { what, a, b } of steps) {
          const rows = await database.selectFrom("people").select("id").orderBy("id").execute();
          const [one, two] = [rows[a % rows.length]!.id, rows[b % rows.length]!.id];
          const operations = (await get(one)).operations;
          const last = operations[b % Math.max(1, operations.length)];
          if (what === "merge") await send(`/${one}/merge`, { personId: two });
          if (what === "split") {
            const faceIds = (await facesOf(one)).slice(0, 1 + (b % 2));
            await send(`/${one}/split`, { name: "S", faceIds });
          }
          if (what === "undo" && last) await send(`/${one}/operation/${last.id}/undo`);
          expect(await all()).toEqual(before);
          const people = await database.selectFrom("people").select("id").execute();
          const owned = await Promise.all(people.map(({ id }) => facesOf(id)));
          expect(owned.flat().toSorted()).toEqual(before);
        }
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

test("a deleted picture takes its faces out of people, and undoing goes on without them", async () => {
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

test("faces that are like a person's and belong to nobody are suggested, best first", async () => {
  const own = await addFace([1]);
  const best = await addFace([1, 0.1]);
  const next = await addFace([1, 0.5]);
  const taken = await addFace([1, 0.05]);
  await addFace([0, 1]);
  await server.services.database
    .updateTable("libraries")
    .set({ vector_version: 2_000 })
    .where("id", "=", libraryId)
    .execute();
  const { id } = await create("One", [own]);
  await create("Two", [taken]);
  const { body } = await operation.request("GET", `${base}/${id}/similar`);
  expect((body as { faceId: string }[]).map(({ faceId }) => faceId)).toEqual([best, next]);
  const picture = await operation.request("GET", `${base}/${id}/similar/${best}/picture`);
  expect(picture.status).toBe(200);
  const views = await server.services.database
    .selectFrom("audit_events")
    .select(["action", "details"])
    .where("target_id", "=", id)
    .where("action", "=", "person.viewed")
    .execute();
  expect(views.map(({ details }) => details)).toEqual(['{"kind":"similar"}']);
});

test("faces of a library that was taken out of the collection are a person's no more", async () => {
  const own = await addFace([1]);
  const like = await addFace([1, 0.1]);
  const { id } = await create("One", [own]);
  const [face = ""] = await facesOf(id);
  const other = await storedImage(server, "faces");
  const changed = await operation.request("PUT", `/cc-api/face-search/collection/${collectionId}`, {
    body: { name: `Set ${newId()}`, libraryIds: [other.libraryId], defaultThreshold: 0.5 },
  });
  expect(changed.status, changed.text).toBe(200);
  expect(await get(id)).toMatchObject({ faceCount: 0, coverId: null });
  expect(await facesOf(id)).toEqual([]);
  for (const path of [`face/${face}/picture`, `similar/${like}/picture`])
    expect((await operation.request("GET", `${base}/${id}/${path}`)).status).toBe(404);
  expect((await operation.request("GET", `${base}/${id}/similar`)).body).toEqual([]);
});

test("a collection in which people are grouped is not deleted, and nobody in it is lost", async () => {
  const { id } = await create("One", [await addFace()]);
  const remove = () =>
    operation.request("DELETE", `/cc-api/face-search/collection/${collectionId}`);
  const refusal = await remove();
  expect(refusal.body).toMatchObject({ status: 409, fields: [{ code: "has_people" }] });
  expect(await get(id)).toMatchObject({ name: "One", faceCount: 1 });
  await operation.request("DELETE", `${base}/${id}`);
  expect((await remove()).status).toBe(200);
});

test("a picture that was looked at anew keeps its people, by where the faces are", async () => {
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
    .selectFrom("person_faces")
    .select("face_id")
    .where("person_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(row.face_id).toBe(again);
});

test.each([...roles, null])("%s may see and change people by permission", async (role) => {
  const client = role ? await server.as(role) : server;
  const readers = ["root", "admin", "bizDirector", "operation"];
  const writers = ["root", "admin", "operation"];
  const expected = (allowed: string[], found: number) =>
    role === null ? 401 : allowed.includes(role) ? found : 403;
  expect((await client.request("GET", `${base}/list`)).status).toBe(expected(readers, 200));
  const body = { name: "New" };
  const answer = await client.request("PATCH", `${base}/${newId()}`, { body });
  expect(answer.status).toBe(expected(writers, 404));
  // Which faces are like a person's is a search.
  const similar = await client.request("GET", `${base}/${newId()}/similar`);
  expect(similar.status).toBe(expected(writers, 404));
});
