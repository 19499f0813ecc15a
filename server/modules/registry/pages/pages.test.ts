import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { ConsoleConfig } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { createLogger } from "#platform/logger.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { builtFixture, icon, search } from "./fixture.ts";
import type { ImportMap } from "./import-map.ts";

const fixture = builtFixture();
const foreign = {
  name: "reports",
  entry: "https://reports.example/index.html",
  credentials: "include" as const,
  title: { "en-US": "Reports</script>", "zh-CN": "报表" },
  pages: [],
  contract: "module-federation" as const,
};
const log = Object.assign(createLogger("silent"), { error: vi.fn() });
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    log,
    pages: {
      root: fixture.root,
      autoCaptureError: false,
      chunkTimeout: 900,
      addedSubApps: [foreign],
    },
  });
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

const navigate = (path: string) =>
  server.request("GET", path, {
    headers: { accept: "text/html,*/*;q=0.8", "sec-fetch-mode": "navigate" },
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  server.request("GET", path, { headers: { "accept-encoding": "identity", ...headers } });
const scriptContent = (html: string, attribute: string): unknown =>
  JSON.parse(new RegExp(`<script[^>]*${attribute}[^>]*>(.*?)</script>`).exec(html)![1]!);

describe("the shell's page", () => {
  test.each(["/", "/user/login", "/finance", "/finance/clients/1", "/no-such-page", "/a.b/c"])(
    "is the response to a navigation to %s",
    async (path) => {
      const answer = await navigate(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.text).toContain('<div id="root"');
    },
  );

  test("is also the response to an address too long for a file name", async () => {
    expect((await navigate(`/${"a".repeat(6000)}`)).status).toBe(200);
  });

  test.each([
    ["/", "console-session=any", '<div id="frame-skeleton">'],
    ["/finance", "console-session=any; console-navigation=collapsed", " data-collapsed"],
    ["/", "console-navigation=full", undefined],
    ["/user/login", "console-session=any", undefined],
    ["/user?from=L2E", "console-session=any", undefined],
  ])(
    "%s with the cookies %s comes with the frame's skeleton: %s",
    async (path, cookie, skeleton) => {
      const { text } = await server.request("GET", path, {
        headers: { accept: "text/html", cookie },
      });
      if (skeleton) expect(text).toContain(skeleton);
      else expect(text).not.toContain("skeleton");
      expect(text).toContain('<div id="root"');
    },
  );

  test("has one import map before every module, with the integrity of all", async () => {
    const { text } = await navigate("/");
    expect(text.match(/type="importmap"/g)).toHaveLength(1);
    expect(text.indexOf("importmap")).toBeLessThan(text.indexOf("modulepreload"));
    expect(text.indexOf("importmap")).toBeLessThan(text.indexOf('type="module"'));
    expect(scriptContent(text, 'type="importmap"')).toEqual({
      imports: {
        react: "/shared/react-12345678.js",
        "react/jsx-runtime": "/shared/jsx-12345678.js",
        "@console-shell/sdk": "/shared/sdk-12345678.js",
      },
      integrity: {
        "/shared/react-12345678.js": "sha384-r",
        "/shared/jsx-12345678.js": "sha384-j",
        "/shared/sdk-12345678.js": "sha384-k",
        "/finance/assets/main-12345678.js": "sha384-m",
      },
    } satisfies ImportMap);
  });

  test("preloads what its script imports, with its integrity", async () => {
    const { text } = await navigate("/");
    expect(text).toMatch(
      /<link[^>]* rel="modulepreload" href="\/shared\/jsx-12345678.js" integrity="sha384-j">/,
    );
    expect(text).toMatch(/href="\/shared\/react-12345678.js" integrity="sha384-r"/);
    expect(text).toMatch(/src="\/assets\/index-abcdefgh.js" integrity="sha384-[^"]{64}"/);
  });

  test.each([
    ["/finance/clients?page=2", "console-session=any", true],
    ["/finance", "", false],
    ["/", "console-session=any", false],
  ])("%s with the cookie %j preloads the SDK: %s", async (path, cookie, isPreloaded) => {
    const headers = { accept: "text/html", cookie };
    const { text } = await server.request("GET", path, { headers });
    const tag = /rel="modulepreload" href="\/shared\/sdk-12345678.js" integrity="sha384-k"/;
    expect(tag.test(text)).toBe(isPreloaded);
  });

  test("preloads only the messages of the browser's language", async () => {
    const preloads = async (cookie: string) => {
      const headers = { accept: "text/html", cookie };
      const { text } = await server.request("GET", "/", { headers });
      return text.match(/[^/]+(?=" integrity="[^"]+">)/g)?.filter((name) => name.endsWith(".js"));
    };
    expect(await preloads("")).toContain("en-US-abcdefgh.js");
    expect(await preloads("")).not.toContain("zh-CN-abcdefgh.js");
    const chinese = await preloads("console-locale=zh-CN");
    expect(chinese).toEqual(expect.arrayContaining(["zh-CN-abcdefgh.js", "login-abcdefgh.js"]));
    expect(chinese).not.toContain("en-US-abcdefgh.js");
  });

  test("carries the configuration, which can't end its script early", async () => {
    const { text } = await navigate("/");
    const config = scriptContent(text, 'id="console-config"') as ConsoleConfig;
    expect(config).toMatchObject({
      appType: "console",
      environment: "test",
      chunkTimeout: 900,
      autoCaptureError: false,
    });
    expect(config.release).toMatch(/^[a-f0-9]{12}\.[a-f0-9]{12}$/);
    expect(config.subApps.map(({ name, entry }) => [name, entry])).toEqual([
      ["finance", "/finance/index.html"],
      ["reports", "https://reports.example/index.html"],
    ]);
    expect(config.subApps.map(({ version }) => version)).toEqual([
      expect.stringMatching(/^0\.1\.0\+[0-9a-f]{12}$/),
      undefined,
    ]);
    // The import map's entries; antd is split into tiers.
    expect(config.shared).toEqual({ react: "19.3.1", "react/jsx-runtime": "19.3.1" });
    expect(config.subApps[0]?.search).toEqual([search]);
    // Together with their own imports.
    expect(config.subApps[0]?.preloads).toEqual([
      "/shared/sdk-12345678.js",
      "/shared/react-12345678.js",
    ]);
    expect(text).not.toContain("Reports</script>");
  });

  test("names no sub-apps on the pages before the sign-in, which load the list afterwards", async () => {
    const { text } = await navigate("/user/login");
    const config = scriptContent(text, 'id="console-config"') as ConsoleConfig;
    expect(config.subApps).toEqual([]);
    expect(text).not.toContain("reports.example");
    const listed = await server.request("GET", config.subAppsAt!);
    expect((listed.body as { name: string }[]).map(({ name }) => name)).toEqual([
      "finance",
      "reports",
    ]);
  });

  test("leaves the icons to a response that browsers store until the next release", async () => {
    const { text } = await navigate("/");
    const { release, subApps } = scriptContent(text, 'id="console-config"') as ConsoleConfig;
    expect(subApps.filter(({ icon }) => icon)).toEqual([]);
    const client = await server.as("sales");
    const answer = await client.request("GET", `/cc-api/sub-app/icons?release=${release}`);
    expect(answer.body).toEqual({ finance: icon });
    expect(answer.headers.get("cache-control")).toContain("immutable");
    const older = await client.request("GET", "/cc-api/sub-app/icons?release=older");
    expect(older.headers.get("cache-control")).toBe("no-store");
  });

  test("changes its release when a sub-app's registration changes", async () => {
    const releases = ["v1", "v1", "v2"].map(async (version) => {
      const entry = `https://reports.example/${version}/index.html`;
      const other = await startTestServer({
        pages: { root: fixture.root, addedSubApps: [{ ...foreign, entry }] },
      });
      const { text } = await other.request("GET", "/", { headers: { accept: "text/html" } });
      await other.close();
      return (scriptContent(text, 'id="console-config"') as ConsoleConfig).release;
    });
    const [first, same, updated] = await Promise.all(releases);
    expect(same).toBe(first);
    expect(updated).not.toBe(first);
  });

  test("says whether the browser has a session cookie", async () => {
    const hasSession = async (cookie: string) => {
      const headers = { accept: "text/html", cookie };
      const { text } = await server.request("GET", "/", { headers });
      return (scriptContent(text, 'id="console-config"') as ConsoleConfig).hasSession;
    };
    expect(await hasSession("theme=dark")).toBe(false);
    expect(await hasSession("console-session=any")).toBe(true);
  });

  test("every script, style and link carries the nonce of the response's policy @security-26", async () => {
    const first = await navigate("/");
    const nonce = /'nonce-([^']+)'/.exec(first.headers.get("content-security-policy")!)![1]!;
    const tags = first.text.match(/<(script|style|link)\b[^>]*>/g)!;
    expect(tags.length).toBeGreaterThan(4);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
    const second = await navigate("/");
    expect(second.headers.get("content-security-policy")).not.toContain(nonce);
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(first.headers.get("etag")).toBeNull();
  });
});

describe("a sub-application's files", () => {
  test("its entry page is fetched from its address and revalidated each time", async () => {
    const answer = await get("/finance/index.html", { "sec-fetch-mode": "cors" });
    expect(answer.text).toContain("/finance/assets/main-1.js");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const again = await get("/finance/index.html", {
      "sec-fetch-mode": "cors",
      "if-none-match": answer.headers.get("etag")!,
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe("");
  });

  test("a navigation to its entry page redirects to its page in the console", async () => {
    const answer = await navigate("/finance/index.html");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/finance");
  });

  test("its modules are immutable in caches", async () => {
    const answer = await get("/finance/assets/main-12345678.js");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  });

  test.each([
    "/finance/assets/gone-12345678.js",
    "/management/index.html",
    "/shared/gone.js",
    "/assets/gone.css",
    "/finance/../../secret",
    "/shared/..%2f..%2f..%2fmanifest.json",
    "/assets/%00",
    `/assets/${"a".repeat(300)}.js`,
    `/assets/${"%E6%8E%A7".repeat(200)}.js`,
    "/unknown.js",
  ])("%s is 404, and never the shell's page", async (path) => {
    const answer = await get(path, { accept: "*/*", "sec-fetch-mode": "cors" });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: "not_found" });
  });

  test("a new build is picked up without a restart", async () => {
    const page = join(fixture.root, "sub-apps/finance/dist/index.html");
    writeFileSync(page, "<p>rebuilt, longer than before, by a new release of the sub-app</p>");
    const answer = await get("/finance/index.html", { "sec-fetch-mode": "cors" });
    expect(answer.text).toContain("rebuilt");
  });
});

describe("an unreadable manifest", () => {
  const path = join(fixture.root, "sub-apps/finance/dist/manifest.json");
  const good = readFileSync(path, "utf8");
  afterAll(() => writeFileSync(path, good));

  test.each([
    ["cut off", good.slice(0, 40)],
    ["empty", ""],
    ["with another schema", JSON.stringify({ name: "finance" })],
    ["of another sub-app", good.replace('"finance"', '"console"')],
  ])("(%s) removes only its own sub-app", async (_how, content) => {
    log.error.mockClear();
    writeFileSync(path, content);
    const page = await navigate("/");
    expect(page.status).toBe(200);
    const { subApps } = scriptContent(page.text, 'id="console-config"') as ConsoleConfig;
    expect(subApps).toEqual([
      {
        name: "finance",
        entry: "/finance/index.html",
        credentials: "same-origin",
        title: { "en-US": "finance", "zh-CN": "finance" },
        pages: [],
      },
      foreign,
    ]);
    // The runtime shows a sub-application with a missing entry page as failed to load.
    const entry = await get("/finance/index.html", { "sec-fetch-mode": "cors" });
    expect(entry.status).toBe(404);
    expect((await get("/finance/assets/main-12345678.js")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
    expect((await navigate("/finance")).status).toBe(200);
    expect(log.error.mock.calls).toEqual([
      [expect.objectContaining({ file: path }), expect.stringContaining("manifest")],
    ]);
    writeFileSync(path, good);
    expect((await get("/finance/index.html", { "sec-fetch-mode": "cors" })).status).toBe(200);
  });

  test("that was deleted removes its sub-app", async () => {
    rmSync(path);
    const config = scriptContent((await navigate("/")).text, 'id="console-config"');
    expect((config as ConsoleConfig).subApps).toEqual([foreign]);
  });
});

describe("files", () => {
  test("include the shell's own at the root", async () => {
    const answer = await get("/favicon.svg");
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  test.each(["br", "gzip"])(
    "are compressed with %s for clients that accept it",
    async (encoding) => {
      const plain = await get("/assets/index-abcdefgh.js");
      const answer = await get("/assets/index-abcdefgh.js", { "accept-encoding": encoding });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(Number(answer.headers.get("content-length"))).toBeLessThan(300);
      expect(answer.headers.get("vary")).toBe("accept-encoding, origin");
      expect(answer.text).toBe(plain.text);
      expect(plain.headers.get("content-encoding")).toBeNull();
    },
  );

  test("use the build's Brotli, unless the content differs", async () => {
    const path = join(fixture.root, "shell/dist/assets/once-abcdefgh.js");
    const sent = async (content: string, compressed: Buffer) => {
      writeFileSync(path, content);
      writeFileSync(`${path}.br`, compressed);
      const answer = await get("/assets/once-abcdefgh.js", { "accept-encoding": "br" });
      expect(answer.text).toBe(content);
      return Number(answer.headers.get("content-length"));
    };
    const content = "export const word = 1;\n".repeat(100);
    // The lowest quality, which no server would use, to prove whose bytes are sent.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 0 };
    const compressed = brotliCompressSync(content, { params });
    expect(await sent(content, compressed)).toBe(compressed.length);
    const later = content.replaceAll("word", "name");
    expect(await sent(later, compressed)).toBeLessThan(compressed.length);
    expect(await sent(`${later}//`, compressed.subarray(9))).toBeLessThan(compressed.length);
  });

  test("answer HEAD with headers and no body", async () => {
    const answer = await server.request("HEAD", "/favicon.svg");
    expect(answer.status).toBe(200);
    expect(answer.text).toBe("");
  });
});

test("without builds the page says what to do", async () => {
  const empty = await startTestServer({ pages: { root: "/nonexistent", chunkTimeout: 900 } });
  try {
    const answer = await empty.request("GET", "/", { headers: { accept: "text/html" } });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain("npm run build");
    expect((await empty.request("GET", "/healthz")).status).toBe(200);
  } finally {
    await empty.close();
  }
});
