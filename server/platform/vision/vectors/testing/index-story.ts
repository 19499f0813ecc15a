import * as fc from "fast-check";
import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/index.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cosine, unitVector } from "#platform/vision/unit-vector.ts";
import { byRank } from "../matches.ts";
import { bytesOf } from "../vector-bytes.ts";
import { addLibrary } from "./add-library.ts";
import { addVectors } from "./add-vectors.ts";
import type { VectorIndex } from "../vector-index.ts";

/** Dimensions of its vectors. */
const dimensions = 10;

interface Opened {
  database: Kysely<Tables>;
  index: VectorIndex;
  close(): Promise<void>;
}

/** The tests of every vector index: its results equal a brute-force comparison. */
export const testIndexStory = (open: () => Promise<Opened>): void => {
  let opened: Opened;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());

  const remove = (libraryId: string, id: string) =>
    opened.database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("libraries")
        .set((column) => ({ vectorVersion: column("vectorVersion", "+", 1) }))
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

  test("after any additions and removals, a search finds the current vectors, nearest first", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(vectors, { minLength: 1, maxLength: 4 }), async (rounds) => {
        const libraryId = await addLibrary(opened.database);
        let there: { id: string; vector: Float32Array }[] = [];
        for (const round of rounds) {
          there.push(...(await addVectors(opened.database, libraryId, round)));
          const [gone, ...left] = there;
          if (rounds.length % 2 === 0 && gone && left.length > 0) {
            await remove(libraryId, gone.id);
            there = left;
          }
          const vector = round[0]!;
          const found = await opened.index.search({
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

  test("a search is limited to the given libraries and model, without deleted libraries", async () => {
    const [one, other] = [await addLibrary(opened.database), await addLibrary(opened.database)];
    const vector = unitVector([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const [first] = await addVectors(opened.database, one, [vector]);
    const [second] = await addVectors(opened.database, other, [vector]);
    await addVectors(opened.database, one, [vector], "another model");
    const search = async (...libraryIds: string[]) => {
      const query = { kind: "face", model: "m", vector, limit: 10, atLeast: 0.5 } as const;
      return (await opened.index.search({ ...query, libraryIds })).map(({ id }) => id).toSorted();
    };
    expect(await search(one)).toEqual([first!.id]);
    expect(await search(one, other)).toEqual([first!.id, second!.id].toSorted());
    expect(await search(one, one)).toEqual([first!.id]);
    await opened.database.deleteFrom("libraries").where("id", "=", one).execute();
    expect(await search(one, other)).toEqual([second!.id]);
    expect(await search()).toEqual([]);
  });

  test("a moved picture is found only in its new library", async () => {
    const [one, other] = [await addLibrary(opened.database), await addLibrary(opened.database)];
    const vector = unitVector([2, 7, 1, 8, 2, 8, 1, 8, 2, 8]);
    const [moved, stays] = await addVectors(opened.database, one, [vector, vector]);
    const search = async (libraryId: string) => {
      const query = { kind: "face", model: "m", vector, limit: 10, atLeast: 0.5 } as const;
      const found = await opened.index.search({ ...query, libraryIds: [libraryId] });
      return found.map(({ id }) => id).toSorted();
    };
    expect(await search(one)).toEqual([moved!.id, stays!.id].toSorted());
    expect(await search(other)).toEqual([]);
    await opened.database.transaction().execute(async (transaction) => {
      const raised = await transaction
        .updateTable("libraries")
        .set((column) => ({ vectorVersion: column("vectorVersion", "+", 1) }))
        .where("id", "in", [one, other])
        .returning(["id", "vectorVersion"])
        .execute();
      const version = raised.find(({ id }) => id === other)!.vectorVersion;
      await transaction
        .updateTable("vectors")
        .set({ libraryId: other, version })
        .where("id", "=", moved!.id)
        .execute();
    });
    expect(await search(one)).toEqual([stays!.id]);
    expect(await search(other)).toEqual([moved!.id]);
  });

  test("a vector added again under its id is found once, with its new value", async () => {
    const { database, index } = opened;
    const libraryId = await addLibrary(database);
    const before = unitVector([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const now = unitVector([0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    const [one, other] = await addVectors(database, libraryId, [before, before]);
    const search = async (vector: Float32Array) => {
      const query = { kind: "face", model: "m", vector, limit: 2, atLeast: 0.5 } as const;
      return (await index.search({ ...query, libraryIds: [libraryId] })).map(({ id }) => id);
    };
    const both = [one!.id, other!.id].toSorted();
    const again = (vector: Float32Array) =>
      database.transaction().execute(async (transaction) => {
        const { vectorVersion: version } = await transaction
          .updateTable("libraries")
          .set((column) => ({ vectorVersion: column("vectorVersion", "+", 1) }))
          .where("id", "=", libraryId)
          .returning("vectorVersion")
          .executeTakeFirstOrThrow();
        const row = await transaction
          .deleteFrom("vectors")
          .where("id", "=", one!.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await transaction
          .insertInto("vectors")
          .values({ ...row, version, vector: bytesOf(vector) })
          .execute();
      });
    expect((await search(before)).toSorted()).toEqual(both);
    await again(before);
    expect((await search(before)).toSorted()).toEqual(both);
    await again(now);
    expect(await search(before)).toEqual([other!.id]);
    expect(await search(now)).toEqual([one!.id]);
    await remove(libraryId, other!.id);
    expect(await search(before)).toEqual([]);
    expect(await search(now)).toEqual([one!.id]);
  });

  test("concurrent searches during additions find each picture at most once", async () => {
    const libraryId = await addLibrary(opened.database);
    const vector = unitVector([3, 1, 4, 1, 5, 9, 2, 6, 5, 3]);
    const search = () =>
      opened.index.search({
        kind: "face",
        model: "m",
        vector,
        libraryIds: [libraryId],
        limit: 100,
        atLeast: 0,
      });
    for (let round = 1; round <= 5; round++) {
      await addVectors(opened.database, libraryId, [vector, vector]);
      const found = await Promise.all([search(), search(), search()]);
      for (const matches of found)
        expect(new Set(matches.map(({ id }) => id)).size).toBe(round * 2);
      for (const matches of found) expect(matches).toHaveLength(round * 2);
    }
  });
};
