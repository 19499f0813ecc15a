import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import {
  decodingQueues,
  inDecodingSlot,
  inViewingSlot,
  viewingQueues,
} from "#kernel/open-image.ts";
import { emptyPng, scannedJpeg, uploadOf, wordyPng } from "./catalog/testing/images.ts";
import { storedImage } from "./catalog/testing/stored-image.ts";
import { cropFace } from "./search/face-search/crop-face.ts";

// What an image that somebody sends or views may cost the others, on every way into a decoder.

let server: TestServer;
let root: TestClient;
let stored: Awaited<ReturnType<typeof storedImage>>;
let ways: [string, string][];
beforeAll(async () => {
  server = await startTestServer();
  root = await server.as("root");
  stored = await storedImage(server, "faces");
  ways = [
    ["a library", `/cc-api/library/${stored.libraryId}/image/upload`],
    ["a search", "/cc-api/query-image/create"],
    ["a receipt", "/cc-api/finance/top-up/receipt/upload"],
  ];
});
afterAll(() => server.close());

/** Occupies root's slot and all of root's places in the queue, until the test ends. */
const fill = (inSlot: typeof inDecodingSlot, places: number) => {
  const end = Promise.withResolvers<void>();
  const held = Array.from({ length: places + 1 }, () =>
    inSlot(() => end.promise, server.operatorIds.root),
  );
  onTestFinished(async () => {
    end.resolve();
    await Promise.all(held);
  });
};

test("texts in a picture cost nothing @security-36", async () => {
  for (const [at, [way, path]] of ways.entries()) {
    const upload = uploadOf(await wordyPng(`#12${at}`), "notes.png", "image/png");
    const before = process.cpuUsage();
    const answer = await root.request("POST", path, { upload });
    const { user, system } = process.cpuUsage(before);
    expect(answer.status, `${way}: ${answer.text}`).toBe(201);
    // Processor time, which doesn't depend on other load; reading the texts needs more than 4 s.
    expect((user + system) / 1_000, way).toBeLessThan(1_500);
  }
});

test.each([
  ["scans that repeat", () => scannedJpeg(100), "unsupported_media", "damaged_picture"],
  ["rows without end", async () => emptyPng(1, 70_000), "too_large", "too_long_side"],
])("%s are refused before they're decoded @security-36", async (_name, made, code, field) => {
  const bytes = await made();
  for (const [way, path] of ways.slice(0, 2)) {
    const answer = await root.request("POST", path, { upload: uploadOf(bytes) });
    expect(answer.body, way).toMatchObject({ code, fields: [{ code: field }] });
  }
});

test("a progressive picture is accepted, whatever follows it", async () => {
  const bytes = Buffer.concat([await scannedJpeg(0), Buffer.from("ffda0002".repeat(200), "hex")]);
  const answer = await root.request("POST", ways[0]![1], { upload: uploadOf(bytes) });
  expect(answer.status, answer.text).toBe(201);
});

test("no parser sees an upload before its sender has a slot @security-36", async () => {
  const broken = emptyPng(10, 10);
  for (const [way, path] of ways) {
    const answer = await root.request("POST", path, { upload: uploadOf(broken) });
    expect(answer.status, way).not.toBe(503);
  }
  fill(inDecodingSlot, decodingQueues.queueOfOne);
  for (const [way, path] of ways) {
    const answer = await root.request("POST", path, { upload: uploadOf(broken) });
    expect(answer.status, way).toBe(503);
  }
});

test("parts of stored pictures are cut out in a slot, too @security-36", async () => {
  const { libraryId, imageId } = stored;
  await server.services.files.remove(`thumbnails/512/${imageId}.webp`);
  const path = `/cc-api/library/${libraryId}/image/${imageId}/thumbnail?size=512`;
  expect((await root.request("GET", path)).status).toBe(200);
  const read = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const { root: owner } = server.operatorIds;
  expect((await cropFace(read, box, owner)).length).toBeGreaterThan(0);
  fill(inViewingSlot, viewingQueues.queueOfOne);
  expect((await root.request("GET", path)).status).toBe(503);
  await expect(cropFace(read, box, owner)).rejects.toMatchObject({ code: "unavailable" });
});
