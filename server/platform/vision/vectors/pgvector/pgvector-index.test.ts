import { openPgliteDatabase, type PgliteDatabase } from "@console-shell/testing/pglite-database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unitVector } from "#platform/vision/unit-vector.ts";
import { addLibrary } from "../testing/add-library.ts";
import { addVectors } from "../testing/add-vectors.ts";
import { testIndexStory } from "../testing/index-story.ts";
import { bringSets } from "./bring-sets.ts";
import { findNearest } from "./find-nearest.ts";
import { indexLargeSets, indexOf } from "./large-sets.ts";
import { withGraphMemory } from "./graph-memory.ts";
import { createPgvectorIndex } from "./pgvector-index.ts";
import { preparePgvector } from "./prepare.ts";

const onError = (error: unknown) => {
  throw error;
};

let opened: PgliteDatabase;
beforeAll(async () => {
  opened = await openPgliteDatabase();
  // A second server finds everything prepared.
  const prepare = () => preparePgvector(opened.database, onError);
  expect([await prepare(), await prepare()]).toEqual([true, true]);
});
afterAll(() => opened.close());

const open = async (indexFrom: number) => {
  const { database } = opened;
  const index = createPgvectorIndex(database, { onError, indexFrom });
  return { database, index, close: () => index.close() };
};

describe("compared with every vector", () => testIndexStory(() => open(100_000)));

test("searches continue after the first failure, and end on close", async () => {
  const { database } = opened;
  const libraryId = await addLibrary(database);
  await addVectors(database, libraryId, [unitVector([1, 2])], "late");
  const brought = async () =>
    (await sql`select from vector_search.sets where library_id = ${libraryId}`.execute(database))
      .rows.length;
  await sql`alter table vector_search.sets rename to elsewhere`.execute(database);
  const failures: unknown[] = [];
  const hear = (error: unknown) => failures.push(error);
  const index = createPgvectorIndex(database, { onError: hear, every: 5 });
  await expect.poll(() => failures.length).toBeGreaterThan(2);
  await sql`alter table vector_search.elsewhere rename to sets`.execute(database);
  await expect.poll(brought).toBe(1);
  await index.close();
});

test("a role without create permission is reported and gets no index", async () => {
  const { database } = opened;
  await sql`create role nobody_special`.execute(database);
  await sql`set role nobody_special`.execute(database);
  const refused: unknown[] = [];
  try {
    const isReady = await preparePgvector(database, (error) => refused.push(error));
    expect([isReady, refused]).toEqual([false, [expect.objectContaining({ code: "42501" })]]);
  } finally {
    await sql`reset role`.execute(database);
  }
});

describe("with a graph index", () => {
  // Uses the vectors of the tests above; there are few, so the graph finds all of them.
  const name = indexOf("face", "m");
  const ending = { signal: new AbortController().signal, onError };
  const indexes = async () => [...(await indexLargeSets(opened.database, 20, ending))];

  test("it is built above a number of vectors, rebuilt if incomplete, and dropped below it", async () => {
    const ended = { signal: AbortSignal.abort(new Error("closed")), onError };
    await expect(indexLargeSets(opened.database, 20, ended)).rejects.toThrow("closed");
    expect(await indexes()).toEqual([name]);
    const invalid = sql`update pg_index set indisvalid = false where indexrelid = ${`vector_search.${name}`}::regclass`;
    await invalid.execute(opened.database);
    expect(await indexes()).toEqual([name]);
    expect([...(await indexLargeSets(opened.database, 1_000_000, ending))]).toEqual([]);
  });

  test("it is built with enough memory, or with the default if that runs out", async () => {
    const { database } = opened;
    const memory = async () =>
      (
        await sql<{ is: string }>`select current_setting('maintenance_work_mem') as is`.execute(
          database,
        )
      ).rows[0]!.is;
    const before = await memory();
    const had: string[] = [];
    const group = { count: 100_000, dimensions: 1024 };
    await withGraphMemory(database, group, {
      async build() {
        had.push(await memory());
        if (had.length === 1) throw Object.assign(new Error("No space left"), { code: "53100" });
      },
      drop: async () => had.push("dropped"),
    });
    expect(had).toEqual([expect.stringMatching(/^4\d{5}kB$/), "dropped", before]);
    expect(await memory()).toBe(before);
    const build = () => Promise.reject(new Error("stopped"));
    const drop = () => Promise.reject(new Error("never"));
    await expect(withGraphMemory(database, group, { build, drop })).rejects.toThrow("stopped");
    expect(await memory()).toBe(before);
  });

  test("it finds what the exact comparison finds, in the given libraries", async () => {
    const { database } = opened;
    const [one, other] = [await addLibrary(database), await addLibrary(database)];
    const vectors = Array.from({ length: 60 }, (_, at) =>
      unitVector(Array.from({ length: 10 }, (__, place) => Math.sin(at * 7 + place * place))),
    );
    await addVectors(database, one, vectors.slice(0, 30), "graph");
    await addVectors(database, other, vectors.slice(30), "graph");
    const libraryIds = [one];
    await bringSets(
      database,
      [one, other].map((libraryId) => ({ libraryId, kind: "face", model: "graph" })),
    );
    expect(await indexes()).toContain(indexOf("face", "graph"));
    const search = async (share?: number) => {
      const vector = vectors[40]!;
      const query = {
        kind: "face",
        model: "graph",
        libraryIds,
        vector,
        limit: 10,
        atLeast: -1,
      } as const;
      const found = await findNearest(database, query, share);
      return found.map(({ id, similarity }) => [id, similarity.toFixed(6)]);
    };
    const exact = await search();
    expect(exact).toHaveLength(10);
    expect(await search(0.5)).toEqual(exact);
  });
});
