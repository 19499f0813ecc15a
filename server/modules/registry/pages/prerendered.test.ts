import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtFixture } from "./fixture.ts";
import { filledMarkup } from "./prerendered.ts";

const fixture = builtFixture();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ pages: { root: fixture.root, chunkTimeout: 900 } });
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

const navigate = (path: string, headers: Record<string, string> = {}) =>
  server.request("GET", path, {
    headers: {
      accept: "text/html,*/*;q=0.8",
      "sec-fetch-mode": "navigate",
      "accept-encoding": "identity",
      ...headers,
    },
  });
const rootOf = (html: string) => /<div id="root"([^>]*)>(.*?)<\/div>/.exec(html)!;

describe("a browser's prerendered variant", () => {
  test("is the default language and the device's theme without cookies", async () => {
    const { text } = await navigate("/user/login?from=L2ZpbmFuY2U%3D");
    expect(rootOf(text)[1]).toBe(' data-prerendered="en-US system"');
    expect(text).toContain('<html lang="en-US">');
    expect(text).toContain("<title>Title en-US system</title>");
  });

  test("follows its cookies", async () => {
    const cookie = "console-theme=dark; other=x; console-locale=zh-CN";
    const { text } = await navigate("/user/login", { cookie });
    expect(rootOf(text)[1]).toBe(' data-prerendered="zh-CN dark"');
    expect(text).toContain('<html lang="zh-CN" data-chosen-theme="dark">');
  });

  test.each([
    "console-locale=xx; console-theme=pink",
    'console-locale="><script>; console-theme=%00',
    "console-locale=__proto__; console-theme=constructor",
    "console-locale=../../manifest; console-theme=../x",
    `console-locale=${"zh-CN".repeat(500)}; console-theme=`,
    ";;=;console-locale",
  ])("is the default with malformed cookies: %s", async (cookie) => {
    const { status, text } = await navigate("/user/login", { cookie });
    expect(status).toBe(200);
    expect(rootOf(text)[1]).toBe(' data-prerendered="en-US system"');
  });

  test("is an empty root if it wasn't prerendered", async () => {
    const { text } = await navigate("/user/login", { cookie: "console-locale=zh-CN" });
    expect(text).toContain('<div id="root"></div>');
    expect(text).toContain('lang="zh-CN"');
  });

  test.each([
    "/",
    "/user/reset-password?account=root",
    "/user/login/more",
    "/user/toString",
    "/prerendered/user-login",
  ])("is an empty root at %s", async (path) => {
    expect((await navigate(path)).text).toContain('<div id="root"></div>');
  });

  test("can't be mixed up by shared caches", async () => {
    const { headers } = await navigate("/user/login");
    expect(headers.get("vary")).toBe("cookie, accept-encoding, origin");
    expect(headers.get("cache-control")).toBe("no-cache");
  });
});

describe("a prerendered page", () => {
  test("has the response's nonce on every script, style and link", async () => {
    const answer = await navigate("/user/login");
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy")!)![1]!;
    const tags = answer.text.match(/<(script|style|link)\b[^>]*>/g)!;
    expect(tags.filter((tag) => tag.startsWith("<style"))).toHaveLength(2);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
  });

  test("needs nothing fetched before its first paint: the rest waits in a template", async () => {
    const { text } = await navigate("/user/login");
    const [, waiting = ""] = /<template id="prerendered-later">(.*?)<\/template>/.exec(text)!;
    const rest = text.replace(waiting, "");
    expect(rest).not.toMatch(/modulepreload|type="module"| src=/);
    expect(rest.match(/<link[^>]*rel="stylesheet"[^>]*>/g)).toEqual([
      expect.stringContaining('href="/assets/index-abcdefgh.css" disabled'),
    ]);
    const places = ["</form></div>", "early()", "importmap", '<template id="prerendered-later"'];
    const found = places.map((place) => text.indexOf(place));
    expect(found).toEqual(found.toSorted((first, second) => first - second));
    expect(found[0]).toBeGreaterThan(0);
  });

  test("preloads its own modules and shared ones, and runs them one at a time", async () => {
    const { text } = await navigate("/user/login");
    const preloads = text.match(/<link[^>]*modulepreload[^>]*>/g)!;
    expect(preloads.join()).toContain("/assets/login-abcdefgh.js");
    expect(preloads.join()).toContain("/shared/react-12345678.js");
    for (const tag of preloads) expect(tag).toMatch(/integrity="sha384-/);
    expect(text).toContain(
      '["/shared/react-12345678.js","/shared/jsx-12345678.js","/assets/index-abcdefgh.js"]',
    );
  });

  test("names its address, and is exactly what was rendered", async () => {
    const [, , markup] = rootOf((await navigate("/user/login")).text);
    expect(markup).toMatch(
      /^<span title="[0-9a-f]{12}\.[0-9a-f]{12}">Test &amp; try<\/span><form method="dialog">en-US system \$&<\/form>$/,
    );
  });

  test("tells what its address needs from the fragment", async () => {
    const { text } = await navigate("/user/set-password");
    expect(rootOf(text)[1]).toBe(' data-prerendered="en-US system" data-fragment="token"');
  });

  test.each(["br", "gzip"])("is compressed with %s", async (encoding) => {
    const answer = await navigate("/user/login", { "accept-encoding": encoding });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.text).toContain("en-US system");
  });
});

test("in production nothing reveals its address", () => {
  const page = {
    markup: "<p><b>{environment}</b></p>",
    badge: "<b>{environment}</b>",
    environments: {},
  } as Parameters<typeof filledMarkup>[0];
  expect(filledMarkup(page, "production", "r1")).toBe("<p></p>");
  expect(filledMarkup(page, "<staging>", "r1")).toBe("<p><b>&lt;staging&gt;</b></p>");
});
