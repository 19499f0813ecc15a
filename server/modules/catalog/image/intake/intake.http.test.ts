import sharp from "sharp";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { uploadBytes } from "@console-shell/contract";
import type { Image } from "@console-shell/contract/calls/image";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { blindEngine } from "#platform/vision/testing/blind-engine.ts";
import type { DetectedFace, VisionEngine } from "#platform/vision/engine.ts";
import { sha256Of } from "#platform/files/sha256-of.ts";
import { plainImage, uploadOf } from "#modules/catalog/testing/images.ts";

let server: TestServer;
let operation: Awaited<ReturnType<TestServer["as"]>>;
let library: string;

const start = async (
  options: Parameters<typeof startTestServer>[0] = {},
  gate?: { minimumWidth: number | null; faces: "any" | "some" | "one"; refusedFlaws: "blurred"[] },
) => {
  server = await startTestServer(options);
  operation = await server.as("operation");
  const { id } = await operation.call("POST /cc-api/library/create", {
    body: { name: "Faces", kind: "faces", ...(gate && { gate }) },
  });
  library = id;
};
afterEach(() => server.close());

const upload = async (bytes: Uint8Array, name: string) =>
  operation.call("POST /cc-api/library/:id/image/upload", {
    params: { id: library },
    body: uploadOf(bytes, name, "image/png"),
  });
const image = (imageId: string) =>
  operation.call("GET /cc-api/library/:id/image/:imageId", { params: { id: library, imageId } });
const looked = () =>
  expect
    .poll(() => operation.call("GET /cc-api/job/counts", { query: {} }))
    .toMatchObject({ waiting: 0, working: 0, retrying: 0 });

describe("a list of URLs", () => {
  let site: Server;
  let address: string;
  /** The site's responses by path. */
  let answers: Record<string, RequestListener>;
  beforeEach(async () => {
    answers = {};
    site = createServer((request, reply) => {
      const answer = answers[request.url ?? ""];
      if (answer) answer(request, reply);
      else reply.writeHead(404).end();
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  });

  const fetchOf = (url: string) =>
    operation.request("POST", `/cc-api/library/${library}/image/fetch`, { body: { url } });
  const reason = async (url: string) => {
    const { body } = await fetchOf(url);
    return (body as { fields?: { path: string; code: string }[] }).fields?.[0]?.code;
  };

  test("imports pictures, through redirects, and gives a reason for each failure", async () => {
    await start({ webhooks: { privateAddresses: true } });
    const picture = await plainImage().png().toBuffer();
    answers = {
      "/shop/%E8%8A%B1.png": (_, reply) => reply.end(picture),
      "/moved": (_, reply) => reply.writeHead(302, { location: "/shop/%E8%8A%B1.png" }).end(),
      "/loop": (_, reply) => reply.writeHead(302, { location: "/loop" }).end(),
      "/page": (_, reply) => reply.end("<!doctype html><svg/>"),
      "/announced": (_, reply) =>
        reply.writeHead(200, { "content-length": String(uploadBytes + 1) }).flushHeaders(),
      "/endless": (_, reply) => {
        const chunk = Buffer.alloc(1024 * 1024);
        const more = () => {
          while (!reply.destroyed && reply.write(chunk));
        };
        reply.on("drain", more);
        more();
      },
      "/away": (_, reply) => reply.writeHead(302, { location: "https://10.0.0.1/" }).end(),
      "/broken": (request) => request.socket.destroy(),
    };
    const got = await fetchOf(`${address}/moved`);
    expect(got.status).toBe(201);
    expect(got.body).toMatchObject({ fileName: "花.png", sha256: sha256Of(picture) });
    expect(await reason(`${address}/shop/%E8%8A%B1.png`)).toBe("duplicate");
    expect(await reason(`${address}/nothing`)).toBe("answered");
    expect(await reason(`${address}/loop`)).toBe("redirected");
    expect(await reason(`${address}/page`)).toBe("not_a_picture");
    expect(await reason(`${address}/announced`)).toBe("picture_too_large");
    expect(await reason(`${address}/endless`)).toBe("picture_too_large");
    expect(await reason(`${address}/broken`)).toBe("unreached");
    for (const wrong of ["nonsense", "ftp://a.example/x", "https://me:pw@a.example/x.png"])
      expect(await reason(wrong), wrong).toBe("not_an_address");
  });

  test("never reaches this machine or the own network, by any name or redirect", async () => {
    await start();
    let reached = 0;
    answers = { "/": () => (reached += 1) };
    const { port } = site.address() as AddressInfo;
    const closed = ["127.0.0.1", "[::1]", "2130706433", "169.254.169.254", "[::ffff:10.0.0.1]"];
    for (const host of closed)
      expect(await reason(`https://${host}:${port}/`), host).toBe("private_address");
    for (const host of ["168.63.129.16", "[fd00:ec2::254]", "metadata.google.internal"])
      expect(await reason(`https://${host}/`), host).toBe("private_address");
    expect(await reason("https://1.1.1.1:22/")).toBe("closed_port");
    expect(await reason(`${address}/`)).toBe("not_an_address");
    expect(reached).toBe(0);
  });
});

test("reports files that exist already, the bin included, so an import can resume", async () => {
  await start();
  const [red, green] = [
    await plainImage("#f00").png().toBuffer(),
    await plainImage("#0f0").png().toBuffer(),
  ];
  const first = await upload(red, "red.png");
  const second = await upload(green, "green.png");
  await operation.call("POST /cc-api/library/:id/image/delete", {
    params: { id: library },
    body: { ids: [second.id] },
  });
  const { items } = await operation.call("POST /cc-api/library/:id/image/present", {
    params: { id: library },
    body: { sha256: [sha256Of(red), sha256Of(green), "0".repeat(64)] },
  });
  expect(items.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
    { sha256: first.sha256, id: first.id, fileName: "red.png", isDeleted: false },
    { sha256: second.sha256, id: second.id, fileName: "green.png", isDeleted: true },
  ]);
});

/** A picture that still looks similar in another size or quality. */
const pattern = (seed: number, width = 320) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="80">${Array.from(
        { length: 72 },
        (_, index) =>
          `<rect x="${(index % 9) * 10}" y="${Math.floor(index / 9) * 10}" width="10" height="10" fill="hsl(0 0% ${((index * seed * 37) % 89) + 5}%)"/>`,
      ).join("")}</svg>`,
    ),
  ).resize(width);

test("the newer of two similar pictures is flagged until one is deleted or both are kept", async () => {
  await start();
  const first = await upload(await pattern(3).png().toBuffer(), "first.png");
  await looked();
  const copy = await upload(await pattern(3, 200).jpeg({ quality: 40 }).toBuffer(), "copy.jpg");
  const different = await upload(await pattern(11).png().toBuffer(), "different.png");
  await looked();
  expect((await image(copy.id)).looksLike).toEqual({ id: first.id, fileName: "first.png" });
  expect((await image(first.id)).looksLike).toBeNull();
  expect((await image(different.id)).looksLike).toBeNull();
  const alike = async () => {
    const { items } = await operation.call("GET /cc-api/library/:id/image/list", {
      params: { id: library },
      query: { show: "alike" },
    });
    return items.map(({ fileName }) => fileName);
  };
  expect(await alike()).toEqual(["copy.jpg"]);
  const decide = (imageId: string) =>
    operation.request("POST", `/cc-api/library/${library}/image/${imageId}/decide`, {
      body: { decision: "keep-both" },
    });
  expect((await decide(copy.id)).body).toMatchObject({ looksLike: null } satisfies Partial<Image>);
  expect((await decide(first.id)).status).toBe(409);
  expect(await alike()).toEqual([]);
});

test("a rejected picture gives its reason, isn't searchable, and can be accepted by hand", async () => {
  const face: DetectedFace = {
    box: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
    score: 0.9,
    pose: { yaw: 0, pitch: 0, roll: 0 },
    sharpness: 5,
    brightness: 120,
    liveness: 1,
    embedding: Float32Array.of(1, 0, 0, 0, 0, 0, 0, 0),
  };
  let isHeld = false;
  const go = Promise.withResolvers<void>();
  const vision: VisionEngine = {
    ...blindEngine,
    detectFaces: async () => {
      if (isHeld) await go.promise;
      return [face];
    },
  };
  await start({ vision }, { minimumWidth: 200, faces: "one", refusedFlaws: ["blurred"] });
  const { id } = await upload(await plainImage("#888", 150, 300).png().toBuffer(), "small.png");
  await looked();
  const vectors = () => server.services.database.selectFrom("vectors").select("id").execute();
  expect((await image(id)).refusedFor).toEqual(["too_narrow", "blurred"]);
  expect(await vectors()).toEqual([]);
  const refused = await operation.call("GET /cc-api/library/:id/image/list", {
    params: { id: library },
    query: { show: "refused" },
  });
  expect(refused.total).toBe(1);
  const accept = (client: Pick<TestServer, "request">) =>
    client.request("POST", `/cc-api/library/${library}/image/${id}/decide`, {
      body: { decision: "accept" },
    });
  // PostgreSQL ends one of two transactions that deadlock: the locks are those of an indexing job, in its order.
  const acceptBehindJob = async () => {
    const { database, dialect } = server.services;
    if (dialect === "sqlite") return accept(operation);
    const { answer } = await database.transaction().execute(async (job) => {
      await sql`update libraries set name = name where id = ${library}`.execute(job);
      const decision = accept(operation);
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(job)).rows).toHaveLength(1);
      await sql`update jobs set error = error where subject_id = ${id}`.execute(job);
      await sql`update images set refused_for = refused_for where id = ${id}`.execute(job);
      return { answer: decision };
    });
    return answer;
  };
  expect((await accept(await server.as("bizDirector"))).status).toBe(403);
  // Deleted before reindexing ended, and restored: it's indexed all the same.
  isHeld = true;
  expect((await acceptBehindJob()).body).toMatchObject({ refusedFor: null });
  const { changeId } = await operation.call("POST /cc-api/library/:id/image/delete", {
    params: { id: library },
    body: { ids: [id] },
  });
  await operation.request("POST", `/cc-api/picture-change/${changeId}/undo`);
  go.resolve();
  await looked();
  expect((await image(id)).refusedFor).toBeNull();
  expect(await vectors()).toHaveLength(2);
  expect((await accept(operation)).status).toBe(409);
});
