import type { TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { imageKeys, queryImageKey } from "#modules/catalog/image/files.ts";
import { startLibraryServer } from "#modules/catalog/testing/start.ts";
import { seedFaceSearch } from "./face-search.ts";
import { seedLibraries } from "./libraries.ts";
import { seedObjectRounds } from "./object-rounds.ts";
import { seedObjectSearch } from "./object-search.ts";
import { seededRandom } from "./random.ts";
import type { SeedContext } from "./seed.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startLibraryServer();
  const { database, files, sealer } = server.services;
  await database.transaction().execute(async (transaction) => {
    const context: SeedContext = {
      database: transaction,
      files,
      sealer,
      now: server.clock.now(),
      random: seededRandom(7),
      demoPassword: "",
      operatorIds: server.operatorIds,
    };
    for (const seed of [seedLibraries, seedFaceSearch, seedObjectSearch, seedObjectRounds])
      await seed(context);
  });
});
afterAll(() => server.close());

test("every library's picture count is right, and every picture has its files", async () => {
  const { database, files } = server.services;
  const libraries = await database.selectFrom("libraries").selectAll().execute();
  expect(libraries).toHaveLength(7);
  for (const library of libraries) {
    const images = await database
      .selectFrom("images")
      .selectAll()
      .where("libraryId", "=", library.id)
      .execute();
    expect(images).toHaveLength(library.imageCount);
    expect(images.reduce((sum, image) => sum + image.bytes, 0)).toBe(library.bytes);
    for (const image of images) {
      const keys = imageKeys(image.id, image.mediaType);
      expect((await files.read(keys.content)).length).toBe(image.bytes);
      expect((await files.read(keys.thumbnail)).length).toBeGreaterThan(0);
      expect(image.createdAt).toBeGreaterThanOrEqual(library.createdAt);
      expect(image.createdAt).toBeLessThanOrEqual(server.clock.now());
    }
  }
});

test("every face search has its query image, candidates, and the decision of its latest review", async () => {
  const { database, files } = server.services;
  const queries = await database.selectFrom("faceQueries").selectAll().execute();
  expect(queries.length).toBeGreaterThan(20);
  for (const query of queries) {
    await files.read(queryImageKey(query.id, query.probeType));
    const candidates = await database
      .selectFrom("faceCandidates")
      .selectAll()
      .where("queryId", "=", query.id)
      .execute();
    expect(candidates).toHaveLength(query.hitCount);
    expect(candidates.every(({ similarity }) => similarity >= query.threshold)).toBe(true);
    const review = await database
      .selectFrom("faceReviews")
      .select("decision")
      .where("queryId", "=", query.id)
      .orderBy("decidedAt", "desc")
      .executeTakeFirst();
    expect(query.decision).toBe(review?.decision ?? null);
  }
  expect(new Set(queries.map((query) => query.decision)).size).toBe(4);
});

test("every object search's counts of results and judgements are right", async () => {
  const { database, files } = server.services;
  const queries = await database.selectFrom("objectQueries").selectAll().execute();
  expect(queries.length).toBeGreaterThan(20);
  for (const query of queries) {
    if (query.probeType) await files.read(queryImageKey(query.searchId, query.probeType));
    const results = await database
      .selectFrom("objectResults")
      .selectAll()
      .where("queryId", "=", query.id)
      .execute();
    expect(results).toHaveLength(query.hitCount);
    expect(results.filter((result) => result.relevance)).toHaveLength(query.judgedCount);
  }
  expect(queries.some(({ round }) => round === 2)).toBe(true);
});
