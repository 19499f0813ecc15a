import { retryDelays } from "#platform/jobs/back-off.ts";
import { type S3Server, startS3Server } from "@console-shell/testing/s3-server";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfiguration } from "../../../configuration.ts";
import { s3Files } from "#platform/files/s3/s3-files.ts";
import { eraseExpired } from "../erasure/expire.ts";
import { fileKeysOf } from "./files.ts";
import { plainImage, uploadOf } from "../testing/images.ts";

// A picture's life cycle with files in a bucket, and the behaviour when the bucket is unavailable.

let s3: S3Server;
let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;
let libraryPath: string;
beforeEach(async () => {
  s3 = await startS3Server();
  const files = await s3Files(readConfiguration(s3.variables).s3!, 1_000);
  server = await startTestServer({ files });
  operation = await server.as("operation");
  const body = { name: "In a bucket", kind: "objects" } as const;
  const { id } = await operation.call("POST /cc-api/library/create", { body });
  libraryPath = `/cc-api/library/${id}`;
});
afterEach(async () => {
  await server.close();
  await s3.close();
});

const upload = async (colour: string) => {
  const picture = await plainImage(colour, 600, 300).png().toBuffer();
  return operation.request("POST", `${libraryPath}/image/upload`, {
    upload: uploadOf(picture, `${colour}.png`, "image/png"),
  });
};
const uploaded = async (colour: string) => {
  const answer = await upload(colour);
  expect(answer.status).toBe(201);
  return (answer.body as { id: string }).id;
};
const jobs = () => server.services.database.selectFrom("jobs").select(["state", "error"]).execute();
const erasures = async () =>
  (await operation.call("GET /cc-api/erasure/list", { query: {} })).items.map(
    ({ filesGone }) => filesGone,
  );
const erase = (ids: string[]) =>
  operation.request("POST", `${libraryPath}/image/erase`, { body: { ids } });

test("a picture in the bucket is indexed, binned and restored, and removed once erased", async () => {
  const id = await uploaded("#f00");
  const inBucket = fileKeysOf(id, "image/png").map((key) => `console/${key}`);
  expect(await s3.bucket.keys()).toEqual(inBucket.toSorted());
  await expect.poll(jobs).toEqual([{ state: "done", error: null }]);
  const path = `${libraryPath}/image/${id}`;
  const content = await operation.request("GET", `${path}/content`);
  expect(content.bytes).toEqual(await s3.bucket.get(inBucket[0]!));
  for (const size of [128, 256, 512])
    expect((await operation.request("GET", `${path}/thumbnail?size=${size}`)).status).toBe(200);
  const calls = s3.calls.length;
  const etag = content.headers.get("etag") ?? "";
  const again = { headers: { "if-none-match": etag } };
  expect((await operation.request("GET", `${path}/content`, again)).status).toBe(304);
  expect(s3.calls).toHaveLength(calls);

  const body = { ids: [id] };
  for (const change of ["delete", "restore", "delete"]) {
    const changed = await operation.request("POST", `${libraryPath}/image/${change}`, { body });
    expect(changed.status).toBe(200);
    expect(await s3.bucket.keys()).toHaveLength(inBucket.length);
  }
  expect((await erase([id])).body).toEqual({ erased: 1 });
  expect(await s3.bucket.keys()).toEqual([]);
  expect(await erasures()).toEqual([true]);
});

test("while the bucket is down, an upload can be retried and an erasure isn't proven", async () => {
  const id = await uploaded("#0f0");
  await expect.poll(jobs).toEqual([{ state: "done", error: null }]);
  const queryImage = await operation.call("POST /cc-api/query-image/from-library", {
    body: { imageId: id },
  });
  expect(await s3.bucket.keys()).toHaveLength(5);
  s3.fault = { how: "refuse" };
  expect((await operation.request("DELETE", `/cc-api/query-image/${queryImage.id}`)).status).toBe(
    200,
  );
  const calls = s3.calls.length;
  const refused = await upload("#00f");
  expect([refused.status, refused.body]).toMatchObject([503, { code: "unavailable" }]);
  // Removing files that may not exist would make the upload wait for the bucket again.
  expect(new Set(s3.calls.slice(calls).map((call) => call.split(" ")[0]))).toEqual(
    new Set(["PUT"]),
  );
  expect((await operation.request("GET", `${libraryPath}/image/${id}/content`)).status).toBe(503);
  const { parts } = await operation.call("GET /cc-api/health/list");
  expect(parts.find(({ part }) => part === "files")).toMatchObject({ state: "down", kind: "s3" });
  expect((await operation.request("GET", "/readyz")).status).toBe(200);
  expect((await erase([id])).body).toEqual({ erased: 1 });
  expect(await erasures()).toEqual([false]);
  await eraseExpired(server.services, server.clock.now());
  expect(await erasures()).toEqual([false]);

  s3.fault = undefined;
  await eraseExpired(server.services, server.clock.now());
  expect(await erasures()).toEqual([true]);
  // The query image's, and the upload's four, which may have arrived after all.
  const leftFiles = () => server.services.database.selectFrom("leftFiles").select("key").execute();
  expect(await leftFiles()).toHaveLength(5);
  server.clock.advance(60_000);
  await eraseExpired(server.services, server.clock.now());
  expect([await s3.bucket.keys(), await leftFiles()]).toEqual([[], []]);
  const images = await server.services.database.selectFrom("images").select("id").execute();
  expect(images).toEqual([]);

  await uploaded("#00f");
  await expect.poll(jobs).toEqual([{ state: "done", error: null }]);
});

test("a picture that couldn't be read is indexed once the bucket is back", async () => {
  s3.fault = { how: "cut", method: "GET" };
  await uploaded("#ff0");
  await expect.poll(jobs).toEqual([{ state: "retrying", error: "files_unavailable" }]);
  // However often: an unavailable bucket isn't the picture's fault.
  const { database } = server.services;
  await database
    .updateTable("jobs")
    .set({ tries: retryDelays.length, dueAt: server.clock.now() })
    .execute();
  const isLater = async () => {
    const { dueAt } = await database.selectFrom("jobs").select("dueAt").executeTakeFirstOrThrow();
    return dueAt !== null && dueAt > server.clock.now();
  };
  await expect.poll(isLater).toBe(true);
  expect(await jobs()).toEqual([{ state: "retrying", error: "files_unavailable" }]);
  s3.fault = undefined;
  server.clock.advance(retryDelays.at(-1)!);
  await expect.poll(jobs).toEqual([{ state: "done", error: null }]);
});
