// Two nodes with a build each, as during a rolling update: each serves the assets of the other's pages.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { type TestClient, testClient } from "@console-shell/testing/test-client";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createApp } from "../../../app.ts";
import { removeExpired } from "#modules/retention.ts";
import { builtFixture } from "./fixture.ts";
import { assetsKept } from "./kept-assets.ts";

interface Node {
  app: FastifyInstance;
  client: TestClient;
  root: string;
}

let server: TestServer;
let old: Node;
let updated: Node;
const undo: (() => unknown)[] = [];

const startNode = async (): Promise<Node> => {
  const fixture = builtFixture();
  const { root } = fixture;
  const app = await createApp(server.services, { pages: { root } });
  const client = testClient(await app.listen({ port: 0, host: "127.0.0.1" }));
  undo.push(
    () => fixture.remove(),
    () => app.close(),
  );
  return { app, client, root };
};

/** Gives assets new content, and so a new name wherever they're referenced. */
const rebuild = (root: string) => {
  const replace = (path: string, text: string) =>
    writeFileSync(
      join(root, path),
      readFileSync(join(root, path), "utf8").replaceAll(text, "rebuilt1"),
    );
  for (const [folder, name, hash] of [
    ["shell/dist/assets", "index", "abcdefgh"],
    ["sub-apps/finance/dist/assets", "main", "12345678"],
    ["ui/dist/shared/production", "react", "12345678"],
  ] as const) {
    rmSync(join(root, folder, `${name}-${hash}.js`));
    writeFileSync(join(root, folder, `${name}-rebuilt1.js`), `rebuilt("${name}")`);
  }
  replace("shell/dist/index.html", "abcdefgh");
  replace("sub-apps/finance/dist/manifest.json", "12345678");
  replace("ui/dist/shared/production/manifest.json", "12345678");
  for (const name of ["jsx", "sdk"]) {
    const file = join(root, `ui/dist/shared/production/${name}-rebuilt1.js`);
    writeFileSync(file, 'import "./react-rebuilt1.js"');
  }
};

beforeEach(async () => {
  server = await startTestServer();
  [old, updated] = [await startNode(), await startNode()];
  rebuild(updated.root);
});
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
  await server.close();
});

/** The scripts that a node's page references, including those of sub-applications. */
const scriptsOf = async ({ client }: Node): Promise<string[]> => {
  const headers = { accept: "text/html", "sec-fetch-mode": "navigate" };
  const { text } = await client.request("GET", "/finance", { headers });
  return [...new Set(text.match(/\/(?:shared|assets|finance\/assets)\/[\w-]+\.js/g))];
};

const oldScript = "/assets/index-abcdefgh.js";

test("each node serves the assets of both builds", async () => {
  await Promise.all([old.app.keepAssets(), updated.app.keepAssets()]);
  const pages = [await scriptsOf(old), await scriptsOf(updated)] as const;
  expect(pages[0]).toHaveLength(6);
  expect(pages[1]).toHaveLength(6);
  // The texts only have one build.
  expect(pages[0].filter((path) => pages[1].includes(path))).toEqual(["/assets/en-US-abcdefgh.js"]);
  for (const path of pages.flat()) {
    const [first, second] = [
      await old.client.request("GET", path),
      await updated.client.request("GET", path),
    ];
    expect([path, first.status, second.status]).toEqual([path, 200, 200]);
    expect(second.text).toBe(first.text);
    for (const name of ["content-type", "cache-control", "etag"])
      expect(second.headers.get(name)).toBe(first.headers.get(name));
  }
});

test("an asset is removed 30 days after the last node had it in its build", async () => {
  await old.app.keepAssets();
  const isServed = async () => (await updated.client.request("GET", oldScript)).status === 200;
  server.clock.advance(assetsKept - 1);
  // The release has run all the time.
  await old.app.keepAssets();
  server.clock.advance(assetsKept - 1);
  await removeExpired(server.services, server.clock.now());
  expect(await isServed()).toBe(true);
  server.clock.advance(1);
  await removeExpired(server.services, server.clock.now());
  const fresh = await createApp(server.services, { pages: { root: updated.root } });
  undo.push(() => fresh.close());
  const url = await fresh.listen({ port: 0, host: "127.0.0.1" });
  expect((await testClient(url).request("GET", oldScript)).status).toBe(404);
  for await (const key of server.services.files.keys()) expect(key).toBeUndefined();
});

test("a tampered asset isn't served, and is stored again", async () => {
  await old.app.keepAssets();
  const { files } = server.services;
  for await (const key of files.keys()) await files.write(key, Buffer.from("steal()"));
  expect((await updated.client.request("GET", oldScript)).status).toBe(404);
  await old.app.keepAssets();
  expect((await updated.client.request("GET", oldScript)).text).toContain("long");
});

test.each(["/assets/none-12345678.js", "/assets/%00-12345678.js"])(
  "%s, which no node has, is 404",
  async (path) => {
    expect((await old.client.request("GET", path)).status).toBe(404);
  },
);
