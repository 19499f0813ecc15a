import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtFixture } from "./fixture.ts";

const script = "document.documentElement.classList.add('dark')";
const files = {
  "index.html": `<script>${script}</script><script type="module" src="/help/assets/app.1.js"></script>`,
  "404.html": "<title>No such page</title>",
  "zh/index.html": "<title>帮助</title>",
  "operator/lists.html": "<title>Lists</title>",
  "assets/app.1.js": "export {}",
};
const fixture = builtFixture();
let server: TestServer;
const build = () => {
  for (const [path, content] of Object.entries(files)) {
    const file = join(fixture.root, "docs/dist", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};
beforeAll(async () => {
  build();
  server = await startTestServer({ pages: { root: fixture.root } });
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});
const get = (path: string, method = "GET") => server.request(method, path);

test("the handbook is open to everyone, under a policy that allows only its own scripts", async () => {
  expect((await get("/help")).headers.get("location")).toBe("/help/");
  const { status, text, headers } = await get("/help/");
  expect({ status, text }).toEqual({ status: 200, text: files["index.html"] });
  expect(headers.get("cache-control")).toBe("no-cache");
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = headers.get("content-security-policy");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'; style-src 'self';`);
  expect(policy).not.toContain("unsafe");
});

test.each([
  ["/help/zh/", "zh/index.html"],
  ["/help/operator/lists", "operator/lists.html"],
  ["/help/operator/lists.html", "operator/lists.html"],
] as const)("%s is a page", async (path, file) => {
  const { status, text } = await get(path);
  expect({ status, text }).toEqual({ status: 200, text: files[file] });
  expect((await get(path, "HEAD")).headers.get("content-length")).toBe(
    String(Buffer.byteLength(files[file])),
  );
});

test("browsers keep files with a hash in their name", async () => {
  const { headers } = await get("/help/assets/app.1.js");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

test.each([
  "/help/none",
  "/help/assets/none.js",
  "/help/operator/",
  "/help/..%2f..%2fpackage.json",
])("%s is not found", async (path) => {
  const { status, text, headers } = await get(path);
  expect({ status, text }).toEqual({ status: 404, text: files["404.html"] });
  expect(headers.get("cache-control")).toBe("no-cache");
});

test.each([
  ["/help/operator/lists", "en-US", "operator/lists.html"],
  ["/help/zh/", "zh-CN", "zh/index.html"],
] as const)("%s loads again by itself until the handbook is built", async (path, locale, file) => {
  rmSync(join(fixture.root, "docs/dist"), { recursive: true });
  try {
    const early = await get(path);
    expect(early.status).toBe(503);
    expect(early.headers.get("retry-after")).toBe("2");
    expect(early.text).toContain(`lang="${locale}"`);
    expect(early.text).toContain('<meta http-equiv="refresh" content="2">');
  } finally {
    build();
  }
  expect(await get(path)).toMatchObject({ status: 200, text: files[file] });
});
