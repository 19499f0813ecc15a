import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, expect, test } from "vitest";
import { claimDue } from "#platform/jobs/claim.ts";
import { enqueue } from "../job/queue.ts";
import { leaseTime } from "../job/worker.ts";
import { createEmbeddedEngine } from "#platform/vision/embedded/embedded-engine.ts";
import { EngineUnavailable, type VisionEngine } from "#platform/vision/engine.ts";
import { blindEngine } from "#platform/vision/testing/blind-engine.ts";
import { portrait } from "#platform/vision/testing/portraits.ts";
import { uploadOf } from "../testing/images.ts";
import { enqueueUnindexed } from "./start.ts";

let server: TestServer;
afterEach(() => server.close());

const newLibrary = async () => {
  const operation = await server.as("operation");
  const { id } = await operation.call("POST /cc-api/library/create", {
    body: { name: "Faces", kind: "faces" },
  });
  return {
    id,
    upload: async (bytes: Uint8Array) =>
      (
        await operation.call("POST /cc-api/library/:id/image/upload", {
          params: { id },
          body: uploadOf(bytes, "a.png", "image/png"),
        })
      ).id,
    remove: (ids: string[]) =>
      operation.call("POST /cc-api/library/:id/image/delete", { params: { id }, body: { ids } }),
  };
};

const jobs = () =>
  server.services.database
    .selectFrom("jobs")
    .select(["subjectId", "state", "tries", "error", "dueAt"])
    .orderBy("id")
    .execute();
const states = async () => (await jobs()).map(({ state }) => state);

test("an uploaded person is found with another picture, and not after deletion", async () => {
  const vision = createEmbeddedEngine(1);
  server = await startTestServer({ vision });
  try {
    const library = await newLibrary();
    const same = await library.upload(await portrait(2));
    const other = await library.upload(await portrait(50));
    await expect.poll(states, { timeout: 30_000 }).toEqual(["done", "done"]);

    const [queryFace] = await vision.detectFaces(await portrait(0), { embed: true });
    const { face } = await vision.models();
    const search = async () => {
      const found = await server.services.vectors.search({
        kind: "face",
        model: face.name,
        vector: queryFace!.embedding,
        libraryIds: [library.id],
        limit: 5,
        atLeast: -1,
      });
      const images = await server.services.database.selectFrom("faces").selectAll().execute();
      return found.map(({ id }) => images.find((one) => one.id === id)?.imageId);
    };
    expect(await search()).toEqual([same, other]);
    const [image] = await server.services.database
      .selectFrom("images")
      .select(["faceCount", "perceptualHash"])
      .where("id", "=", same)
      .execute();
    expect(image).toEqual({
      faceCount: 1,
      perceptualHash: expect.stringMatching(/^[\da-f]{256}$/),
    });

    await library.remove([same]);
    expect(await search()).toEqual([other]);
  } finally {
    await vision.close();
  }
});

test("an unavailable engine is retried with backoff", async () => {
  let isAway = true;
  const vision: VisionEngine = {
    ...blindEngine,
    detectFaces: (picture) =>
      isAway ? Promise.reject(new EngineUnavailable("away")) : blindEngine.detectFaces(picture),
  };
  server = await startTestServer({ vision });
  const library = await newLibrary();
  await library.upload(await portrait(0));
  const failures = async () => (await jobs()).map(({ tries, error }) => [tries, error]);
  await expect.poll(failures).toEqual([[1, "engine_unavailable"]]);
  const [first] = await jobs();
  expect(first).toMatchObject({ state: "retrying", dueAt: server.clock.now() + 2_000 });
  server.clock.advance(2_000);
  await expect.poll(failures).toEqual([[2, "engine_unavailable"]]);
  isAway = false;
  server.clock.advance(15_000);
  await expect.poll(states).toEqual(["done"]);
});

test("after six attempts a job is given up, and a manual retry starts over", async () => {
  const vision: VisionEngine = {
    ...blindEngine,
    detectObjects: () => Promise.reject(new EngineUnavailable("away")),
  };
  server = await startTestServer({ vision });
  const library = await newLibrary();
  const id = await library.upload(await portrait(0));
  for (let tries = 1; tries <= 6; tries++) {
    await expect.poll(async () => (await jobs())[0]?.tries).toBe(tries);
    server.clock.advance(60 * 60_000);
  }
  expect(await states()).toEqual(["failed"]);
  vision.detectObjects = () => Promise.resolve([]);
  const job = { kind: "image.index", subjectId: id, groupId: library.id } as const;
  await enqueue(server.services.database, [job], server.clock.now());
  await expect.poll(states).toEqual(["done"]);
});

test("another process claims an abandoned job when its lease expires", async () => {
  server = await startTestServer();
  const { database, dialect } = server.services;
  const now = server.clock.now();
  // The server's worker uses the same clock, and sees this job as due later than the test does.
  const jobOf = (subjectId: string) => ({ kind: "image.index", subjectId, groupId: "g" }) as const;
  await enqueue(database, [jobOf("gone-1"), jobOf("gone-2")], now + 50_000);
  const claimAt = (at: number) =>
    claimDue({ database, dialect }, "jobs", { now: now + at, limit: 5, leaseTime });
  const claimed = await claimAt(50_000);
  expect(claimed.map((job) => job.subjectId).toSorted()).toEqual(["gone-1", "gone-2"]);
  expect(await claimAt(50_001)).toEqual([]);
  server.clock.advance(50_000 + leaseTime);
  await expect.poll(states).toEqual(["done", "done"]);
});

test("jobs are deleted with their pictures and libraries", async () => {
  server = await startTestServer();
  const library = await newLibrary();
  const first = await library.upload(await portrait(0));
  const second = await library.upload(await portrait(1));
  await library.remove([first]);
  expect((await jobs()).map(({ subjectId }) => subjectId)).toEqual([second]);
  const operation = await server.as("operation");
  await operation.call("DELETE /cc-api/library/:id", {
    params: { id: library.id },
    query: { confirmName: "Faces" },
  });
  expect(await jobs()).toEqual([]);
});

test("a new engine indexes every picture again, including unindexed ones", async () => {
  server = await startTestServer();
  const library = await newLibrary();
  await library.upload(await portrait(0));
  await expect.poll(states).toEqual(["done"]);
  const { database } = server.services;
  const seenWith = async () =>
    (await database.selectFrom("images").select("indexedWith").execute())[0]?.indexedWith;
  expect(await seenWith()).toBe("blind (8), blind (8), edges");
  expect(await enqueueUnindexed(server.services)).toBe(0);

  const model = { name: "new", dimensions: 8 };
  const vision: VisionEngine = {
    ...blindEngine,
    models: () => Promise.resolve({ face: model, region: model, labels: [] }),
  };
  expect(await enqueueUnindexed({ ...server.services, vision })).toBe(1);
  await expect.poll(states).toEqual(["done"]);
  await database.deleteFrom("jobs").execute();
  expect(await enqueueUnindexed(server.services)).toBe(1);
  await expect.poll(states).toEqual(["done"]);
});
