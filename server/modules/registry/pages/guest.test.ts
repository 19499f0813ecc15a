import type { GuestConsole } from "@console-shell/contract/words/guest";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtFixture } from "./fixture.ts";

const fixture = builtFixture();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ pages: { root: fixture.root, appType: "till" } });
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});
const get = (path: string, headers: Record<string, string> = {}) =>
  server.request("GET", path, { headers: { "accept-encoding": "identity", ...headers } });

test("a guest gets everything that the console's own page carries, fresh each time", async () => {
  const { status, headers, text } = await get("/guest/console.json", {
    cookie: "console-session=any",
  });
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  const guest = JSON.parse(text) as GuestConsole;
  expect(guest.config).toMatchObject({ appType: "till", hasSession: true, environment: "test" });
  expect(guest.imports["react"]).toBe("/shared/react-12345678.js");
  expect(guest.integrity).toMatchObject({
    "/shared/react-12345678.js": "sha384-r",
    "/finance/assets/main-12345678.js": "sha384-m",
  });
  expect(guest.module).toBe("/assets/guest-abcdefgh.js");
  expect(guest.preloads).toEqual(["/assets/guest-abcdefgh.js", "/assets/index-abcdefgh.js"]);
  // Including those of lazy parts: a chunk would add its own to the host's head.
  expect(guest.styles.map(({ path }) => path)).toEqual([
    "/shared/antd-shell-12345678.css",
    "/shared/antd-pages-12345678.css",
    "/assets/index-abcdefgh.css",
    "/assets/login-abcdefgh.css",
  ]);
  expect(guest.styles.every(({ integrity }) => integrity.startsWith("sha384-"))).toBe(true);
});

test("the entry page names a classic script that knows the console's address", async () => {
  const page = await get("/guest/index.html");
  expect(page.text).toContain('<script entry src="/guest/classic.js">');
  expect(page.text).toContain('<div id="console-guest">');
  const classic = await get("/guest/classic.js");
  expect(classic.headers.get("content-type")).toMatch(/^text\/javascript/);
  const set: { consoleShell?: object } = {};
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval, typescript-eslint/no-implied-eval -- as a host evaluates it
  new Function("window", classic.text)(set);
  expect(Object.keys(set)).toEqual(["consoleShell"]);
  expect(Object.keys(set.consoleShell!)).toEqual(["bootstrap", "mount", "unmount", "update"]);
  expect(classic.text).toContain(`const origin = "${server.url}";`);
});

test("the entry module is checked again at each visit", async () => {
  const { status, headers } = await get("/guest/entry.js");
  expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
});
