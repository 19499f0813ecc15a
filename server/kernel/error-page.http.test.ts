// An error of what a browser asks for as a document is a page; a program's stays JSON.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtFixture } from "#modules/registry/pages/fixture.ts";

const fixture = builtFixture();
let server: TestServer;
let busy: TestServer;
beforeAll(async () => {
  const pages = { root: fixture.root };
  [server, busy] = await Promise.all([
    startTestServer({ pages }),
    startTestServer({ pages, load: { requests: 0 } }),
  ]);
});
afterAll(async () => {
  await Promise.all([server.close(), busy.close()]);
  fixture.remove();
});

const browser = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "sec-fetch-mode": "navigate",
};
/** Safari has said why it sends a request only since 2023. */
const { accept } = browser;
const long = `/user/login?from=${"a".repeat(17_000)}`;

const errors: [status: number, path: string][] = [
  [404, "/assets/gone-12345678.js"],
  [404, "/auth/nothing"],
  [405, "/auth/session/login"],
  [400, "/%zz"],
  [400, "/cc-api/operator/%ff"],
  [401, "/mc-api/operator/export"],
  [413, long],
];

test.each(errors)("%i: a navigation to %s", async (status, path) => {
  const page = await server.request("GET", path, { headers: browser });
  expect(page.status).toBe(status);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.text).toMatch(/^<!doctype html>\n<html lang="en-US">/);
  expect(page.text).toContain(`<p>${status}</p>`);
  expect(page.text).toContain(page.headers.get("x-trace-id"));
  const [, nonce = ""] = /<style nonce="([^"]+)">/.exec(page.text) ?? [];
  expect(page.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);

  const others: Record<string, string>[] = [
    {},
    { accept: "*/*" },
    { accept, "sec-fetch-mode": "cors" },
  ];
  for (const headers of others) {
    const answer = await server.request("GET", path, { headers });
    expect(answer.body, JSON.stringify(headers)).toMatchObject({ status });
  }
});

test("what only accepts HTML, too, gets a page, except from the calls' addresses", async () => {
  const typeOf = async (path: string) =>
    (await server.request("GET", path, { headers: { accept } })).headers.get("content-type");
  expect(await typeOf("/assets/gone-12345678.js")).toContain("text/html");
  expect(await typeOf(long)).toContain("text/html");
  // As Java's HttpURLConnection does by default.
  expect(await typeOf("/api/v1/nothing")).toContain("application/json");
  expect(await typeOf(`/api/v1/nothing?${long}`)).toContain("application/json");
});

test("the page has the operator's language and theme, else the browser's", async () => {
  const open = async (headers: Record<string, string>) =>
    (await server.request("GET", "/auth/nothing", { headers: { ...browser, ...headers } })).text;
  const chosen = await open({ cookie: "console-locale=zh-CN; console-theme=dark" });
  expect(chosen).toContain('<html lang="zh-CN">');
  expect(chosen).toContain("请求的记录或地址不存在。");
  expect(chosen).toContain("color-scheme: dark;");
  const foreign = await open({ "accept-language": "zh", cookie: 'console-theme="}' });
  expect(foreign).toContain('<html lang="zh-CN">');
  expect(foreign).toContain("color-scheme: light dark;");
});

test("an overloaded or broken server answers a navigation with a page to try again", async () => {
  const refused = await busy.request("GET", "/finance", { headers: browser });
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  expect(refused.text).toContain("The service is temporarily unavailable.");
  expect(refused.text).toContain('<a href="">Try again</a>');

  const { database } = server.services;
  const root = await server.as("root");
  await sql`alter table sessions rename to sessions_gone`.execute(database);
  const broken = await root.request("GET", "/mc-api/operator/export", { headers: browser });
  await sql`alter table sessions_gone rename to sessions`.execute(database);
  expect(broken.status).toBe(500);
  expect(broken.text).toContain("Something went wrong on the server.");
});

/** Sends bytes as they are; resolves to the answer's head. */
const send = async (bytes: string) => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.end(bytes);
  return (await text(socket)).split("\r\n\r\n")[0]!;
};

test("an unreadable request gets a page if it can be seen to ask for one", async () => {
  const filler = `x: ${"a".repeat(20_000)}`;
  const navigation = "Sec-Fetch-Mode: navigate\r\n";
  const isPage = async (bytes: string) => (await send(bytes)).includes("text/html");
  expect(await isPage(`GET ${long}`)).toBe(true);
  expect(await isPage(`GET /cc-api/x?${long}`)).toBe(false);
  expect(await isPage(`GET /cc-api/x HTTP/1.1\r\nhost: a\r\n${navigation}${filler}`)).toBe(true);
  expect(await isPage(`GET /finance HTTP/1.1\r\nhost: a\r\n${filler}`)).toBe(false);
  expect(await isPage("NONSENSE\r\n\r\n")).toBe(false);
});
