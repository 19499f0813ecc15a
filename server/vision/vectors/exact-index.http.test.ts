import { openTestDatabase, type TestDatabase } from "@console-shell/testing/test-database";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../database/id.ts";
import { cosine, unitVector } from "../unit-vector.ts";
import { createExactIndex } from "./exact-index.ts";
import { byRank } from "./matches.ts";
import { bytesOf } from "./vector-bytes.ts";
import type { VectorIndex } from "./vector-index.ts";

// The same on both databases: what is found is what comparing each by hand finds.

const dimensions = 10;
let opened: TestDatabase;
let index: VectorIndex;

beforeAll(async () => {
  opened = await openTestDatabase();
  index = createExactIndex(opened.database);
});
afterAll(async () => {
  await index.close();
  await opened.close();
});

const addLibrary = async (): Promise<string> => {
  const id = newId();
  const operatorId = newId();
  await opened.database
    .insertInto("operators")
    .values({
      id: operatorId,
      account: operatorId,
      account_key: operatorId,
      name: "",
      email: operatorId,
      email_key: operatorId,
      phone: "",
      role: "operation",
      password_hash: "",
      status: "active",
      locale: "en-US",
      theme: "system",
      created_at: 0,
      last_sign_in_at: null,
      password_changed_at: 0,
    })
    .execute();
  await opened.database
    .insertInto("libraries")
    .values({
      id,
      name: id,
      name_key: id,
      purpose: "",
      kind: "faces",
      retention_days: null,
      image_count: 0,
      bytes: 0,
      created_by: operatorId,
      created_at: 0,
    })
    .execute();
  return id;
};

const addVectors = (libraryId: string, vectors: Float32Array[], model = "m") =>
  opened.database.transaction().execute(async (transaction) => {
    const { vector_version: version, created_by } = await transaction
      .updateTable("libraries")
      .set((column) => ({ vector_version: column("vector_version", "+", 1) }))
      .where("id", "=", libraryId)
      .returning(["vector_version", "created_by"])
      .executeTakeFirstOrThrow();
    const added = vectors.map((vector) => ({ id: newId(), vector }));
    for (const { id, vector } of added) {
      await transaction
        .insertInto("images")
        .values({
          id,
          library_id: libraryId,
          file_name: "a.jpg",
          media_type: "image/jpeg",
          bytes: 1,
          width: 1,
          height: 1,
          sha256: id,
          uploaded_by: created_by,
          created_at: 0,
        })
        .execute();
      await transaction
        .insertInto("vectors")
        .values({
          id,
          kind: "face",
          model,
          library_id: libraryId,
          image_id: id,
          version,
          vector: bytesOf(vector),
        })
        .execute();
    }
    return added;
  });

const remove = (libraryId: string, id: string) =>
  opened.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("libraries")
      .set((column) => ({ vector_version: column("vector_version", "+", 1) }))
      .where("id", "=", libraryId)
      .execute();
    await transaction.deleteFrom("images").where("id", "=", id).execute();
  });

const vectors = fc.array(
  fc
    .array(fc.integer({ min: -5, max: 5 }), { minLength: dimensions, maxLength: dimensions })
    .filter((values) => values.some((value) => value !== 0))
    .map(unitVector),
  { minLength: 1, maxLength: 12 },
);

test("any additions and removals between searches: what is there is found, in its order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(vectors, { minLength: 1, maxLength: 4 }), async (rounds) => {
      const libraryId = await addLibrary();
      let there: { id: string; vector: Float32Array }[] = [];
      for (const round of rounds) {
        there.push(...(await addVectors(libraryId, round)));
        const [gone, ...left] = there;
        if (rounds.length % 2 === 0 && gone && left.length > 0) {
          await remove(libraryId, gone.id);
          there = left;
        }
        const vector = round[0]!;
        const found = await index.search({
          kind: "face",
          model: "m",
          vector,
          libraryIds: [libraryId],
          limit: 5,
          atLeast: 0.1,
        });
        const expected = there
          .map((one) => ({ id: one.id, similarity: cosine(one.vector, vector) }))
          .filter(({ similarity }) => similarity >= 0.1 - 1e-6)
          .toSorted(byRank);
        const similarities = expected.slice(0, 5).map(({ similarity }) => similarity);
        expect(found.length).toBe(similarities.length);
        for (const [at, { similarity, id }] of found.entries()) {
          expect(similarity).toBeCloseTo(similarities[at]!, 5);
          expect(there.some((one) => one.id === id)).toBe(true);
        }
      }
    }),
    { numRuns: 12 },
  );
});

test("only the libraries that are named, vectors of the model, and no library that has gone", async () => {
  const [one, other] = [await addLibrary(), await addLibrary()];
  const vector = unitVector([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const [first] = await addVectors(one, [vector]);
  const [second] = await addVectors(other, [vector]);
  await addVectors(one, [vector], "another model");
  const search = async (...libraryIds: string[]) => {
    const query = { kind: "face", model: "m", vector, limit: 10, atLeast: 0.5 } as const;
    return (await index.search({ ...query, libraryIds })).map(({ id }) => id).toSorted();
  };
  expect(await search(one)).toEqual([first!.id]);
  expect(await search(one, other)).toEqual([first!.id, second!.id].toSorted());
  expect(await search(one, one)).toEqual([first!.id]);
  await opened.database.deleteFrom("libraries").where("id", "=", one).execute();
  expect(await search(one, other)).toEqual([second!.id]);
  expect(await search()).toEqual([]);
});

test("searches at once while pictures come find each no more than once", async () => {
  const libraryId = await addLibrary();
  const vector = unitVector([3, 1, 4, 1, 5, 9, 2, 6, 5, 3]);
  const search = () =>
    index.search({
      kind: "face",
      model: "m",
      vector,
      libraryIds: [libraryId],
      limit: 100,
      atLeast: 0,
    });
  for (let round = 1; round <= 5; round++) {
    await addVectors(libraryId, [vector, vector]);
    const found = await Promise.all([search(), search(), search()]);
    for (const matches of found) expect(new Set(matches.map(({ id }) => id)).size).toBe(round * 2);
    for (const matches of found) expect(matches).toHaveLength(round * 2);
  }
});
