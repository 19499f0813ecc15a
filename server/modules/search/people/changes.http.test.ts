import * as fc from "fast-check";
import { repeats } from "@console-shell/testing/repeats";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import { base, groupFaces, type GroupedFaces, oneFace } from "./testing/group-faces.ts";

// People are merged and split; each operation can be undone, and no face is lost.

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

describe("a merge", () => {
  test("moves all faces, and can be undone once, with the other person's name", async () => {
    const { addFaces, create, done, facesOf, get, refused } = grouped;
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

  test("can't be undone if a face has moved since, and nothing changes", async () => {
    const { addFaces, create, done, facesOf, refused } = grouped;
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
    const { addFaces, create, refused } = grouped;
    const { id } = await create("One", await addFaces(1));
    for (const personId of [id, newId()])
      expect(await refused(`/${id}/merge`, { personId })).toEqual([400, "personId", "unknown"]);
  });
});

test("a split creates a person from some faces, and undo returns them", async () => {
  const { addFaces, create, done, facesOf, get, refused } = grouped;
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

test("after any merges, splits and undos each face belongs to one person and none is lost", async () => {
  const { addFaces, create, facesOf, get, send } = grouped;
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
        await database.deleteFrom("personOperations").execute();
        for (const name of ["A", "B", "C"]) await create(name, await addFaces(2));
        const all = async () => {
          const rows = await database.selectFrom("personFaces").selectAll().execute();
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
    { numRuns: repeats(4, 12) },
  );
});
