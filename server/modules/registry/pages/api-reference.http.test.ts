import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtFixture } from "./fixture.ts";

const fixture = builtFixture();
const folder = join(fixture.root, "api-reference/dist");
let server: TestServer;
const build = () => {
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(
    join(folder, "index.html"),
    '<html lang="page-language"><meta property="csp-nonce" nonce="page-nonce"><script src="/docs/assets/index-1.js" nonce="page-nonce"></script>',
  );
  writeFileSync(join(folder, "assets/index-1.js"), "export {}");
};
beforeAll(async () => {
  build();
  server = await startTestServer({ pages: { root: fixture.root } });
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

test.each(["en-US", "zh-CN"])(
  "the page is open to everyone, in %s, with strict scripts @security-26",
  async (locale) => {
    const get = () => server.request("GET", "/docs", { headers: { "accept-language": locale } });
    const { status, text, headers } = await get();
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).toContain(`<html lang="${locale}">`);
    const [, nonce] = /<script [^>]*nonce="([^"]+)"/.exec(text)!;
    expect(text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    const policy = headers.get("content-security-policy");
    expect(policy).toContain(
      `script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline';`,
    );
    expect(policy!.match(/unsafe/g)).toHaveLength(1);
    expect(policy).toContain("connect-src 'self' data: blob:;");
    expect((await get()).text).not.toContain(nonce);
  },
);

test("browsers keep its files, and others aren't found", async () => {
  const { status, headers } = await server.request("GET", "/docs/assets/index-1.js");
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  for (const path of ["none.js", "..%2findex.html", "..%2f..%2f..%2fpackage.json"])
    expect((await server.request("GET", `/docs/assets/${path}`)).status, path).toBe(404);
});

test("the page loads again by itself until it's built", async () => {
  rmSync(folder, { recursive: true });
  try {
    const early = await server.request("GET", "/docs");
    expect(early.status).toBe(503);
    expect(early.headers.get("retry-after")).toBe("2");
    expect(early.text).toContain('<meta http-equiv="refresh" content="2">');
  } finally {
    build();
  }
  expect((await server.request("GET", "/docs")).status).toBe(200);
});
