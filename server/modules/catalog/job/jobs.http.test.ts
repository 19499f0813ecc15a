import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, expect, test } from "vitest";
import { EngineUnavailable, type VisionEngine } from "#platform/vision/engine.ts";
import { blindEngine } from "#platform/vision/testing/blind-engine.ts";
import { plainImage, uploadOf } from "../testing/images.ts";

let server: TestServer;
afterEach(() => server.close());

test("failed jobs are listed, can be retried by those with the permission, and start over", async () => {
  let isAway = true;
  const vision: VisionEngine = {
    ...blindEngine,
    detectFaces: (picture) =>
      isAway ? Promise.reject(new EngineUnavailable("away")) : blindEngine.detectFaces(picture),
  };
  server = await startTestServer({ vision });
  const operation = await server.as("operation");
  const newLibrary = async (name: string, colours: readonly string[]) => {
    const { id } = await operation.call("POST /cc-api/library/create", {
      body: { name, kind: "general" },
    });
    for (const colour of colours)
      await operation.call("POST /cc-api/library/:id/image/upload", {
        params: { id },
        body: uploadOf(await plainImage(colour).png().toBuffer(), `${colour}.png`, "image/png"),
      });
    return id;
  };
  const first = await newLibrary("First", ["#111", "#222"]);
  const second = await newLibrary("Second", ["#333"]);
  const counts = (libraryId?: string) =>
    operation.call("GET /cc-api/job/counts", { query: { libraryId } });
  for (let tries = 1; tries <= 6; tries++) {
    await expect
      .poll(async () => {
        const { items } = await operation.call("GET /cc-api/job/list", { query: {} });
        return items.map((item) => [item.tries, item.state === "working"]);
      })
      .toEqual([1, 2, 3].map(() => [tries, false]));
    server.clock.advance(60 * 60_000);
  }
  const none = { waiting: 0, working: 0, retrying: 0, done: 0, failed: 0 };
  expect(await counts()).toEqual({ ...none, failed: 3 });
  expect(await counts(first)).toEqual({ ...none, failed: 2 });

  const list = (query: Record<string, unknown>) =>
    operation.call("GET /cc-api/job/list", { query });
  const { items, total } = await list({ state: "failed", libraryId: first, order: "asc" });
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({
    state: "failed",
    library: { id: first, name: "First" },
    image: { fileName: "#111.png" },
    tries: 6,
    error: "engine_unavailable",
    dueAt: null,
  });
  expect((await list({ page: 2, pageSize: 1 })).items).toHaveLength(1);
  const file = await operation.request("GET", "/cc-api/job/export", {
    query: { state: "failed", libraryId: first },
  });
  expect(file.text.match(/,First,failed,6,engine_unavailable,/g)).toHaveLength(2);
  expect((await list({ state: "waiting" })).total).toBe(0);
  const { indexing } = await operation.call("GET /cc-api/library/:id", { params: { id: first } });
  expect(indexing).toEqual({ waiting: 0, failed: 2, faceless: 0 });

  const waitsFor = async (role: "operation" | "bizDirector") => {
    const client = await server.as(role);
    const waiting = await client.call("GET /cc-api/operator/waiting");
    return waiting.items.find(({ kind }) => kind === "failedJobs")?.count;
  };
  expect(await waitsFor("operation")).toBe(3);
  expect(await waitsFor("bizDirector")).toBeUndefined();
  const reader = await server.as("bizDirector");
  const retryOne = `/cc-api/job/${items[0]!.id}/retry`;
  expect((await reader.request("POST", retryOne)).status).toBe(403);
  expect((await reader.request("GET", "/cc-api/job/list")).status).toBe(200);

  isAway = false;
  await operation.call("POST /cc-api/job/:id/retry", { params: { id: items[0]!.id } });
  await expect.poll(() => counts(first)).toEqual({ ...none, failed: 1, done: 1 });
  expect((await operation.request("POST", retryOne)).status).toBe(409);
  const retryAll = (libraryId?: string) =>
    operation.call("POST /cc-api/job/retry-failed", { body: { libraryId: libraryId ?? null } });
  expect(await retryAll(second)).toEqual({ count: 1 });
  expect(await retryAll()).toEqual({ count: 1 });
  await expect.poll(() => counts()).toEqual({ ...none, done: 3 });
  expect(await waitsFor("operation")).toBeUndefined();
});
