import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, spawnServer } from "@console-shell/testing/server-process";
import { testClient } from "@console-shell/testing/test-client";
import { addTestOperators } from "@console-shell/testing/test-operators";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open.ts";
import { sessionCookieName } from "#kernel/session-cookie.ts";
import {
  type RecognitionService,
  startRecognitionService,
} from "#platform/vision/testing/recognition-service.ts";
import { createSession } from "#modules/identity/session/writes.ts";
import { plainImage, uploadOf } from "../testing/images.ts";

const pictures = 8;
const seenBeforeKill = 3;

let directory: string;
let service: RecognitionService;
let server: ServerProcess | undefined;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "console-indexing-"));
  service = await startRecognitionService();
});
afterAll(async () => {
  server?.kill("SIGKILL");
  await server?.ended;
  await service.close();
  rmSync(directory, { recursive: true, force: true });
});

const start = async (cookie: string) => {
  server = spawnServer({
    DATA_DIR: directory,
    DEMO: "1",
    VISION_URL: service.url,
    VISION_WORKERS: "2",
  });
  return testClient(await server.url(), cookie);
};

const prepare = async (): Promise<string> => {
  const opened = openDatabase({ dataDirectory: directory });
  await migrate(opened.database, () => undefined);
  const { root } = await addTestOperators({ database: opened.database, clock: Date.now });
  const token = await createSession(opened, root, { now: Date.now() });
  await opened.close();
  return `${sessionCookieName("http://localhost")}=${token}`;
};

const readDatabase = async () => {
  const opened = openDatabase({ dataDirectory: directory });
  const { database } = opened;
  const jobs = await database.selectFrom("jobs").select(["state", "lease"]).execute();
  const vectors = await database.selectFrom("vectors").select(["imageId", "kind"]).execute();
  const images = await database.selectFrom("images").select("faceCount").execute();
  await opened.close();
  return { jobs, vectors, images };
};

test("a server killed while indexing continues after its restart", async () => {
  const cookie = await prepare();
  const held = Promise.withResolvers<void>();
  service.hold = () => {
    if (service.looks.length <= seenBeforeKill) return Promise.resolve();
    held.resolve();
    return new Promise(() => undefined);
  };
  let client = await start(cookie);
  const { id } = await client.call("POST /cc-api/library/create", {
    body: { name: "Killed", kind: "general" },
  });
  for (let number = 0; number < pictures; number++) {
    const bytes = await plainImage(`rgb(${number * 20}, 80, 120)`)
      .png()
      .toBuffer();
    await client.call("POST /cc-api/library/:id/image/upload", {
      params: { id },
      body: uploadOf(bytes, `${number}.png`, "image/png"),
    });
  }
  await held.promise;
  server?.kill("SIGKILL");
  expect(await server?.ended).toBe("SIGKILL");
  const left = await readDatabase();
  expect(left.jobs).toHaveLength(pictures);
  expect(left.jobs.some(({ lease }) => lease !== null)).toBe(true);
  const looked = service.looks.length;
  const open = left.jobs.filter(({ state }) => state !== "done").length;

  service.hold = () => Promise.resolve();
  client = await start(cookie);
  // Jobs in progress are retried at once, and no others.
  await expect.poll(() => service.looks.length, { timeout: 20_000 }).toBe(looked + open);
  await client.call("GET /cc-api/library/:id", { params: { id } });
  server?.kill("SIGTERM");
  await server?.ended;
  const { jobs, vectors, images } = await readDatabase();
  expect(jobs.map(({ state }) => state)).toEqual(Array(pictures).fill("done"));
  expect(images.map(({ faceCount }) => faceCount)).toEqual(Array(pictures).fill(1));
  const faces = vectors.filter(({ kind }) => kind === "face").map(({ imageId }) => imageId);
  expect(new Set(faces).size).toBe(pictures);
  expect(vectors).toHaveLength(2 * pictures);
  expect(new Set(service.looks).size).toBe(pictures);
  expect(service.looks).toHaveLength(looked + open);
});
