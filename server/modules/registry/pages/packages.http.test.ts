// The console's npm packages, before and after an upgrade that packs them with other content.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createApp } from "../../../app.ts";
import { removeExpired } from "#modules/retention.ts";
import { builtFixture } from "./fixture.ts";
import { packagesKept } from "./kept-assets.ts";

let server: TestServer;
let app: FastifyInstance;
let fixture: ReturnType<typeof builtFixture>;

const startApp = () => createApp(server.services, { pages: { root: fixture.root } });

beforeEach(async () => {
  server = await startTestServer();
  fixture = builtFixture();
  app = await startApp();
});
afterEach(async () => {
  await app.close();
  await server.close();
  fixture.remove();
});

/** Writes the packages of a build, as `npm run pack` does; `hash` is also the content. */
const pack = async (hash: string) => {
  const folder = join(fixture.root, "dist/packages");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const index = Object.fromEntries(
    ["sdk", "create"].map((name) => [`@console-shell/${name}`, `${name}-0.1.0-${hash}.tgz`]),
  );
  for (const name of Object.values(index)) writeFileSync(join(folder, name), hash);
  writeFileSync(join(folder, "index.json"), JSON.stringify(index));
  // The server reads its files once per turn of the event loop.
  await setImmediate();
};

const [old, current] = ["aaaaaaaaaaaa", "bbbbbbbbbbbb"];

const get = async (file: string) => {
  const { statusCode, body, headers } = await app.inject(`/-/sdk/${file}`);
  return { status: statusCode, body, caching: headers["cache-control"], headers };
};
const immutable = { status: 200, caching: expect.stringContaining("immutable") as string };

test("a short name is the current package, a name with a hash is the same for ever", async () => {
  await pack(old);
  await app.keepAssets();
  const before = await get("index.json");
  expect(before).toMatchObject({ status: 200, caching: "no-cache" });
  const { "@console-shell/sdk": pinned = "" } = JSON.parse(before.body) as Record<string, string>;
  await pack(current);
  expect(await get("create.tgz")).toMatchObject({ body: current, caching: "no-cache" });
  expect(await get(`sdk-0.1.0-${current}.tgz`)).toMatchObject({ ...immutable, body: current });
  expect(await get(pinned)).toMatchObject({ ...immutable, body: old });
  // Nor is the folder they are in served as that of a sub-app named `..`.
  expect(await get("../../..%2fpackages%2findex.json")).toMatchObject({ status: 404 });
});

test("packages of an earlier build stay for 400 days", async () => {
  await pack(old);
  await app.keepAssets();
  await pack(current);
  /** As a node sees it that hasn't read the file before. */
  const statusAfter = async (time: number) => {
    server.clock.advance(time);
    await removeExpired(server.services, server.clock.now());
    await app.close();
    app = await startApp();
    return (await get(`sdk-0.1.0-${old}.tgz`)).status;
  };
  expect(await statusAfter(packagesKept - 1)).toBe(200);
  expect(await statusAfter(1)).toBe(404);
});

test("until they are packed, packages are unavailable; then an unknown one is missing", async () => {
  for (const name of ["index.json", "create.tgz", `sdk-0.1.0-${old}.tgz`]) {
    const { status, body, headers } = await get(name);
    expect([status, headers["retry-after"]]).toEqual([503, "30"]);
    expect(body).toContain("npm run pack");
  }
  await pack(current);
  for (const name of ["parking.tgz", `sdk-0.1.0-${old}.tgz`, ".files", "..%2Findex.json"])
    expect((await get(name)).status, name).toBe(404);
});
