// 1,000 sub-apps of 200 origins: no page grows with them, and each still opens.
import type { ConsoleConfig, SubAppRegistration } from "@console-shell/contract";
import { sampleSite, startNginx } from "@console-shell/testing/nginx";
import { sendRequest } from "@console-shell/testing/send-request";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtFixture } from "./fixture.ts";

const longOrigin = (at: number) => `https://${"part".repeat(12)}-${at}.tiles.example.com`;
const addedSubApps = Array.from({ length: 1_000 }, (_, at): SubAppRegistration => ({
  name: `team-${at}`,
  entry: `https://apps-${at % 200}.example.com/team-${at}/index.html`,
  credentials: "same-origin",
  title: { "en-US": `Team ${at}`, "zh-CN": `团队${at}` },
  icon: { viewBox: "0 0 1 1", path: "M0 0h1v1z" },
  pages: [],
  permission: "console:open",
  needs: {
    connect: [`https://api-${at % 200}.example.com`, `wss://live-${at}.example.com`],
    img: [`https://pictures-${at % 200}.example.com`],
  },
}));
const longOrigins = Array.from({ length: 20 }, (_, at) => longOrigin(at));
addedSubApps.push({
  ...addedSubApps[0]!,
  name: "absurd",
  needs: { connect: longOrigins, img: longOrigins },
});

const fixture = builtFixture();
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer({ pages: { root: fixture.root, addedSubApps } });
  ({ cookie } = await server.as("root"));
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

const pageAt = async (path: string) => {
  const { status, headers, text } = await server.request("GET", path, {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate", cookie },
  });
  const all = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  const config = JSON.parse(/id="console-config">(.*?)<\/script>/.exec(text)![1]!) as ConsoleConfig;
  const policy = headers.get("content-security-policy")!;
  return { status, text, policy, config, headerBytes: all.join("").length };
};

test("header and page stay short, and contain what only the opened sub-app needs @security-26", async () => {
  for (const path of ["/", "/finance/clients", "/team-7/settings", "/team-999", "/user/login"]) {
    const { status, text, headerBytes } = await pageAt(path);
    expect(status).toBe(200);
    expect(headerBytes, path).toBeLessThan(3_000);
    // The fixture's shell is smaller than the real one by less than this.
    expect(text.length, path).toBeLessThan(20_000);
  }
  const { policy, config } = await pageAt("/team-7");
  expect(config.policyFor).toBe("team-7");
  const origins = new Set(policy.match(/\w+:\/\/[^\s;,]+/g));
  expect([...origins].toSorted()).toEqual([
    "https://api-7.example.com",
    "https://apps-7.example.com",
    "https://pictures-7.example.com",
    "wss://live-7.example.com",
  ]);
});

test("the sub-apps are a file that browsers keep, and one that has changed since is read again", async () => {
  const { config, text } = await pageAt("/team-7");
  expect(config.subApps).toEqual([]);
  expect(text).toContain(
    `<link nonce="${/nonce="([^"]+)"/.exec(text)![1]!}" rel="preload" as="fetch" crossorigin href="${config.subAppsAt}">`,
  );
  const listed = await server.request("GET", config.subAppsAt!, {
    headers: { cookie, "accept-encoding": "gzip" },
  });
  expect(listed.headers.get("cache-control")).toContain("immutable");
  const subApps = listed.body as SubAppRegistration[];
  expect(subApps.map(({ name }) => name)).toEqual([
    "finance",
    ...addedSubApps.map(({ name }) => name),
  ]);
  expect(subApps[8]).toEqual({ ...addedSubApps[7], icon: undefined });
  const other = await server.request("GET", "/-/sub-apps/0123456789abcdef.json", {
    headers: { cookie },
  });
  expect(other.headers.get("cache-control")).toBe("no-cache");
  expect(other.body).toEqual(subApps);
  expect((await server.request("GET", "/-/sub-apps/other.json")).status).toBe(404);
});

test("Health names the sub-app whose policy is too long for a proxy's buffers", async () => {
  const root = await server.as("root");
  const { parts } = await root.call("GET /cc-api/health/list");
  expect(parts.find(({ part }) => part === "sub-apps")).toMatchObject({
    state: "degraded",
    broken: [{ name: "absurd", file: "SUB_APPS", problem: expect.stringContaining("needs: ") }],
  });
});

test("a search for saved views works with more sub-apps than a statement has conditions", async () => {
  const root = await server.as("root");
  const query = { search: "open", pageSize: 5 };
  expect(await root.call("GET /cc-api/list-view/find", { query })).toEqual({ items: [] });
});

test("behind nginx with its default buffers every page is served @full", async () => {
  const proxy = await startNginx([Number(new URL(server.url).port)], sampleSite);
  const headers = { accept: "text/html", "sec-fetch-mode": "navigate", cookie };
  const statusOf = async (path: string) =>
    (await sendRequest(new URL(path, proxy.url), "GET", headers)).status;
  try {
    await expect.poll(() => statusOf("/").catch(() => 0)).toBe(200);
    for (const path of ["/team-7", "/team-999", "/finance"])
      expect(await statusOf(path), path).toBe(200);
    expect(await statusOf("/absurd")).toBe(502);
  } finally {
    await proxy.stop();
  }
});
