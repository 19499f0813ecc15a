import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { sendRequest } from "@console-shell/testing/send-request";
import { createServer as createViteServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { toConsole } from "./console-proxy.ts";

/** Serves something at the console's address; resolves with its origin. */
const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Calls the console through a dev server. */
const callThrough = async (console: string, path = "/auth/account/info", headers = {}) => {
  const vite = await createViteServer({
    configFile: false,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    server: {
      port: 0,
      host: "127.0.0.1",
      ws: false,
      proxy: { "/auth": toConsole(console), "/-": toConsole(console) },
    },
  });
  onTestFinished(() => vite.close());
  await vite.listen();
  const { port } = vite.httpServer!.address() as AddressInfo;
  const url = new URL(path, `http://127.0.0.1:${port}`);
  const { status, bytes } = await sendRequest(url, "GET", headers);
  return { status, text: bytes.toString() };
};
const messageOf = ({ text }: { text: string }) => (JSON.parse(text) as { message: string }).message;

test("a console that can't be reached is named, with what to set, in the browser's language", async () => {
  const english = await callThrough("http://127.0.0.1:9");
  expect(english.status).toBe(502);
  expect(messageOf(english)).toMatch(
    /^The dev server couldn’t reach a console at http:\/\/127\.0\.0\.1:9 \(ECONNREFUSED\)\. Set CONSOLE_URL/,
  );
  const chinese = await callThrough("http://127.0.0.1:9", "/auth/account/info", {
    "accept-language": "zh-CN,zh;q=0.9",
  });
  expect(messageOf(chinese)).toContain("请将 CONSOLE_URL");
});

test("https at an address that only speaks http is said", async () => {
  const origin = await serve((_, response) => response.end());
  const answer = await callThrough(origin.replace("http:", "https:"));
  expect(messageOf(answer)).toContain("check how the console’s address begins");
});

test.each<[what: string, status: number, headers: Record<string, string>, said: string]>([
  [
    "a redirect to https",
    308,
    { location: "https://console.test/auth" },
    "redirects to https://console.test. Set CONSOLE_URL",
  ],
  [
    "a proxy's page",
    502,
    { "content-type": "text/html" },
    "doesn’t reach the console (status 502)",
  ],
  [
    "another site",
    404,
    { "content-type": "text/html" },
    "doesn’t answer like a console (status 404)",
  ],
  [
    "another site's start page",
    200,
    { "content-type": "text/html" },
    "doesn’t answer like a console (status 200)",
  ],
])(
  "%s instead of a console's answer is an error that says so",
  async (_, status, headers, said) => {
    const origin = await serve((_request, response) =>
      response.writeHead(status, headers).end("<h1>"),
    );
    const answer = await callThrough(origin);
    expect(answer.status).toBe(502);
    expect(messageOf(answer)).toContain(said);
    // A link may lead anywhere, and a sub-app's backend answers as it likes.
    const link = await callThrough(origin, "/auth/sign-on", { "sec-fetch-mode": "navigate" });
    expect(link.status).toBe(status);
    expect((await callThrough(origin, "/-/apps/parking/api/page")).status).toBe(status);
  },
);

test("a console's own answers pass, errors and redirects within it too", async () => {
  const answers: Record<string, RequestListener> = {
    "/auth/ok": (_, response) => response.setHeader("content-type", "application/json").end("{}"),
    "/auth/refused": (_, response) =>
      response
        .writeHead(401, { "content-type": "application/json" })
        .end('{"code":"not_signed_in"}'),
    "/auth/moved": (_, response) => response.writeHead(302, { location: "/auth/ok" }).end(),
  };
  const origin = await serve((request, response) => answers[request.url!]!(request, response));
  expect(await callThrough(origin, "/auth/ok")).toEqual({ status: 200, text: "{}" });
  expect(await callThrough(origin, "/auth/refused")).toMatchObject({ status: 401 });
  expect(await callThrough(origin, "/auth/moved")).toMatchObject({ status: 302 });
});
