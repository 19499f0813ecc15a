// Query images: analyzed once, visible only to their owner, and removed after an hour.
import type { QueryImage } from "@console-shell/contract/calls/query-image";
import type { TestServer } from "@console-shell/testing/server";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import { EngineUnavailable, UnreadableImage } from "#platform/vision/engine.ts";
import { queryImageKey } from "#modules/catalog/image/files.ts";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";
import { startLibraryServer } from "#modules/catalog/testing/start.ts";
import { storedImage } from "#modules/catalog/testing/stored-image.ts";
import { removeExpired } from "#modules/retention.ts";
import { throttleRules } from "#modules/identity/session/throttle/rules.ts";
import { maxQueryImages, queryImageLifetime } from "./writes.ts";
import { faceAt, seeingEngine } from "./testing/face-engine.ts";

const seeTwo = () => Promise.resolve([faceAt(0.1, [1]), faceAt(0.6, [0, 1])]);
/** The engine's behaviour for a picture. */
let look = seeTwo;
let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;

beforeAll(async () => {
  server = await startLibraryServer({ vision: seeingEngine(() => look()) });
  operation = await server.as("operation");
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.deleteFrom("probes").execute();
  await server.services.database.deleteFrom("throttleCounters").execute();
  look = seeTwo;
});

const base = "/cc-api/query-image";
const picture = (colour = "#3a7") => plainImage(colour, 400, 200).jpeg().toBuffer();
const send = async (bytes?: Uint8Array, client: Pick<TestServer, "request"> = operation) =>
  client.request("POST", `${base}/create`, { upload: uploadOf(bytes ?? (await picture())) });
const made = async (client: Pick<TestServer, "request"> = operation) => {
  const answer = await send(undefined, client);
  expect(answer.status, answer.text).toBe(201);
  return answer.body as QueryImage;
};
const kept = () => server.services.database.selectFrom("probes").select("id").execute();

describe("a picture", () => {
  test("is rotated upright, stripped of metadata, and returned with its faces, without embeddings", async () => {
    const turned = await plainImage("#fff", 200, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: "somebody" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await send(turned);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      width: 400,
      height: 200,
      faces: [0.1, 0.6].map((x) => ({
        box: { x, y: 0.2, width: 0.2, height: 0.4 },
        score: 0.9,
        flaws: ["turned_away"],
        pose: { yaw: 40, pitch: 0, roll: 0 },
        liveness: 0.8,
      })),
      objects: [{ label: "person", score: 0.8, box: { x: 0, y: 0, width: 1, height: 1 } }],
      expiresAt: server.clock.now() + queryImageLifetime,
    });
    const { id } = answer.body as QueryImage;
    expect((await operation.request("GET", `${base}/${id}`)).body).toEqual(answer.body);
    const { bytes } = await operation.request("GET", `${base}/${id}/picture`);
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ width: 400, height: 200 });
    expect(facts.exif).toBeUndefined();
  });

  test.each([
    ["a script", Buffer.from("#!/bin/sh\n"), 415],
    ["nothing", Buffer.alloc(0), 400],
  ])("that is %s is rejected like any upload", async (_what, bytes, status) => {
    const answer = await send(bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ fields: [{ path: "file" }] });
    expect(await kept()).toEqual([]);
  });

  test("of a library needs the permission to see it, and is named if missing", async () => {
    const { imageId } = await storedImage(server, "faces");
    const from = (id: unknown, client: Pick<TestServer, "request"> = operation) =>
      client.request("POST", `${base}/from-library`, { body: { imageId: id } });
    expect((await from(imageId)).body).toMatchObject({ width: 120, height: 80 });
    const unknown = await from(newId());
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ fields: [{ path: "imageId" }] });
    expect((await from("1")).status).toBe(400);

    const grant = {
      role: "operation",
      permission: "image-library-management:image:read",
    } as const;
    const grants = server.services.database;
    await grants
      .deleteFrom("rolePermissions")
      .where("role", "=", grant.role)
      .where("permission", "=", grant.permission)
      .execute();
    const refused = await from(imageId);
    await grants.insertInto("rolePermissions").values(grant).execute();
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      fields: [{ path: "permission", code: grant.permission }],
    });
  });
});

describe("permissions", () => {
  const searching = ["face-search:query:create", "object-search-manager:query:create"] as const;

  test.each(searching)("only %s of the two", async (permission) => {
    const { database } = server.services;
    const role = "operation";
    const other = await database
      .deleteFrom("rolePermissions")
      .where("role", "=", role)
      .where("permission", "in", searching)
      .where("permission", "!=", permission)
      .returningAll()
      .execute();
    const { status } = await send();
    await database.insertInto("rolePermissions").values(other).execute();
    expect([other.length, status]).toEqual([1, 201]);
  });

  test("only the owner sees or removes it", async () => {
    const { id } = await made();
    const admin = await server.as("admin");
    for (const path of ["", "/picture"])
      expect((await admin.request("GET", `${base}/${id}${path}`)).status).toBe(404);
    expect((await admin.request("DELETE", `${base}/${id}`)).status).toBe(404);
    expect((await operation.request("DELETE", `${base}/${id}`)).body).toBe(true);
    expect((await operation.request("GET", `${base}/${id}/picture`)).status).toBe(404);
    await expect(server.services.files.read(queryImageKey(id, "image/jpeg"))).rejects.toThrow();
  });
});

describe("expiry", () => {
  test("after an hour the picture is gone, and the clean-up removes it with its file", async () => {
    const { id } = await made();
    server.clock.advance(queryImageLifetime - 1);
    await removeExpired(server.services, server.clock.now());
    operation = await server.as("operation");
    expect((await operation.request("GET", `${base}/${id}/picture`)).status).toBe(200);
    server.clock.advance(1);
    for (const path of ["", "/picture"])
      expect((await operation.request("GET", `${base}/${id}${path}`)).status).toBe(404);
    await removeExpired(server.services, server.clock.now());
    expect(await kept()).toEqual([]);
    await expect(server.services.files.read(queryImageKey(id, "image/jpeg"))).rejects.toThrow();
  });

  test("an operator keeps only the newest, without affecting others", async () => {
    const foreign = await made(await server.as("admin"));
    const first = await made();
    for (let more = 0; more < maxQueryImages; more += 1) {
      server.clock.advance(1);
      await made();
    }
    const ids = (await kept()).map(({ id }) => id);
    expect(ids).toHaveLength(maxQueryImages + 1);
    expect(ids).toContain(foreign.id);
    expect(ids).not.toContain(first.id);
  });
});

describe("the engine", () => {
  test.each([
    [new EngineUnavailable("away"), 503, undefined],
    [new UnreadableImage("broken"), 415, [{ path: "file", code: "unreadable" }]],
  ])(
    "that fails with %s is reported as such, and nothing is kept",
    async (error, status, fields) => {
      look = async () => {
        throw error;
      };
      const answer = await send();
      expect(answer.status).toBe(status);
      expect(answer.headers.get("retry-after")).toBe(status === 503 ? "5" : null);
      if (fields) expect(answer.body).toMatchObject({ fields });
      expect(await kept()).toEqual([]);
    },
  );

  test("analyzes few pictures per operator concurrently, and rejects more at once", async () => {
    const waiting: (() => void)[] = [];
    look = async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return [];
    };
    const underWay = [send(), send()];
    await expect.poll(() => waiting.length).toBe(2);
    const third = await send();
    expect(third.status).toBe(429);
    expect(third.body).toMatchObject({ code: "throttled" });
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
    for (const end of waiting) end();
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([201, 201]);
    look = seeTwo;
    expect((await send()).status).toBe(201);
  });

  test("can't be kept busy by one operator: attempts are limited", async () => {
    for (let tries = 0; tries < throttleRules.queryImageOfOperator.limit; tries += 1)
      await send(Buffer.alloc(0));
    const answer = await send();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
