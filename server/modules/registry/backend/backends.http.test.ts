import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { callOnServer } from "@console-shell/contract/words/own-calls";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildOf, teamOf } from "../testing/team.ts";
import { removeOldKeys, signingKeyLifetime } from "./signing-keys.ts";

// A sub-app's own server gets its calls through the console, with a token that it can verify by itself.

interface Seen extends Pick<IncomingMessage, "method" | "url" | "headers"> {
  body: string;
}
let server: TestServer;
let backend: Server;
let origin: string;
let seen: Seen[];
beforeEach(async () => {
  seen = [];
  // Calls that wait for a backend don't count towards it.
  server = await startTestServer({ load: { requests: 100 } });
  backend = createServer((request, response) => {
    const answered = text(request).then((body) => {
      const { method, url, headers } = request;
      seen.push({ method, url, headers, body });
      if (url === "/hangs") return;
      const type = url?.endsWith(".js") ? "text/javascript" : "application/json";
      response.writeHead(201, {
        "content-type": type,
        "set-cookie": "console-session=stolen",
        "content-security-policy": "default-src *",
        "x-trace-id": "forged",
        "x-app-lots": "2",
      });
      response.end('{"ok":true}');
    });
    // The console ends a body over the limit.
    answered.catch(() => undefined);
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
});
afterEach(async () => {
  backend.closeAllConnections();
  backend.close();
  await server.close();
});

const withBackend = async (name: string, more?: Parameters<typeof buildOf>[2]) => {
  const team = await teamOf(server, name);
  const label = { "en-US": "View lots", "zh-CN": "查看车场" };
  const code = `${name}:lot:read` as const;
  await team.publish(buildOf(name, "1.0.0", { permissions: [{ code, label }], ...more }));
  await team.promote("stable", "1.0.0");
  const root = await server.as("root");
  await root.call("PATCH /mc-api/sub-app/:name", { params: { name }, body: { backend: origin } });
  return root;
};

const verify = (token: string, audience: string) => {
  const keys = createRemoteJWKSet(new URL("/.well-known/jwks.json", server.url));
  const currentDate = new Date(server.clock.now());
  return jwtVerify(token, keys, { audience, issuer: "http://console.test", currentDate });
};
const tokenOf = ({ headers }: Seen) => headers.authorization!.replace("Bearer ", "");

test("a call is passed on with its body, without cookies, and with a token for this sub-app only @security-39", async () => {
  const root = await withBackend("parking");
  const answer = await root.request("POST", "/-/apps/parking/api/lots?free=1", {
    body: { name: "North" },
    headers: { "x-forwarded-for": "6.6.6.6", authorization: "Bearer mine" },
  });
  expect(answer).toMatchObject({ status: 201, body: { ok: true } });
  expect(seen).toMatchObject([{ method: "POST", url: "/lots?free=1", body: '{"name":"North"}' }]);
  const [{ headers }] = seen as [Seen];
  expect(headers.cookie).toBeUndefined();
  expect(headers).toMatchObject({
    "content-type": "application/json",
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-prefix": "/-/apps/parking/api",
    "x-trace-id": answer.headers.get("x-trace-id"),
  });
  // The backend can't act on the console's origin.
  expect(answer.cookies).toEqual([]);
  expect(answer.headers.get("content-security-policy")).toBe("sandbox");
  expect(answer.headers.get("x-trace-id")).not.toBe("forged");
  expect(answer.headers.get("x-app-lots")).toBe("2");
  const script = await root.request("GET", "/-/apps/parking/api/run.js");
  expect(script.headers.get("content-type")).toBe("application/octet-stream");
  expect(script.headers.get("x-content-type-options")).toBe("nosniff");

  const { payload } = await verify(tokenOf(seen[0]!), "parking");
  expect(payload).toMatchObject({
    sub: server.operatorIds.root,
    role: "root",
    permissions: ["parking:lot:read", "parking:open"],
  });
  expect(payload.exp! - payload.iat!).toBe(60);
  await expect(verify(tokenOf(seen[0]!), "gates")).rejects.toThrow(/aud/);
  server.clock.advance(61_000);
  await expect(verify(tokenOf(seen[0]!), "parking")).rejects.toThrow(/exp/);
});

test("no path leads to another server, which would get the token @security-39", async () => {
  const root = await withBackend("parking");
  for (const path of [
    "//evil.example/a",
    "/%5Cevil.example/a",
    "/\\evil.example/a",
    "/..//evil.example",
  ])
    expect((await root.request("GET", `/-/apps/parking/api${path}`)).status, path).not.toBe(502);
  expect(seen.map(({ headers }) => new URL(`http://${headers.host}`).origin)).toEqual(
    seen.map(() => origin),
  );
  expect(seen.length).toBeGreaterThan(0);
});

test("only those who may open the sub-app reach its server, and no other site @security-23", async () => {
  await withBackend("parking");
  const path = "/-/apps/parking/api/lots";
  expect(await server.request("GET", path)).toMatchObject({ status: 401 });
  const sales = await server.as("sales");
  expect(await sales.request("GET", path)).toMatchObject({
    status: 403,
    body: { fields: [{ path: "permission", code: "parking:open" }] },
  });
  const root = await server.as("root");
  const elsewhere = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  expect(await root.request("POST", path, { body: {}, headers: elsewhere })).toMatchObject({
    status: 403,
    body: { code: "cross_site" },
  });
  expect((await root.request("GET", "/-/apps/gates/api/lots")).status).toBe(403);
  expect(seen).toEqual([]);
});

test("the palette's search of a sub-app's records reaches its own backend", async () => {
  const title = { "en-US": "Lots", "zh-CN": "车场" };
  const own = { title, permission: "parking:lot:read", call: "GET /lots", label: "name" } as const;
  const root = await withBackend("parking", { search: [{ ...own, path: "/lots/:id" }] });
  const [method = "", path = ""] = callOnServer("parking", own.call).split(" ");
  const query = { search: "north gate", pageSize: "5" };
  expect((await root.request(method, path, { query })).status).toBe(201);
  expect(seen).toMatchObject([{ method: "GET", url: "/lots?search=north+gate&pageSize=5" }]);
  const { payload } = await verify(tokenOf(seen[0]!), "parking");
  expect(payload).toMatchObject({ permissions: ["parking:lot:read", "parking:open"] });
});

test("a server that doesn't answer, or isn't there, is reported; a body over the limit isn't passed on", async () => {
  const root = await withBackend("parking");
  const body = Buffer.alloc(10 * 1024 * 1024 + 1, "a").toString();
  const large = await root.request("POST", "/-/apps/parking/api/lots", { body });
  expect(large).toMatchObject({ status: 413, body: { code: "too_large" } });
  // One that doesn't say its length.
  const parts = Array.from({ length: 11 }, () => new Uint8Array(1024 * 1024));
  const counted = await fetch(`${server.url}/-/apps/parking/api/lots`, {
    method: "POST",
    headers: { cookie: root.cookie },
    body: new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    }),
    duplex: "half",
  } as RequestInit);
  expect(counted.status).toBe(413);
  expect(seen).toEqual([]);
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
  expect(await root.request("GET", "/-/apps/parking/api/lots")).toMatchObject({
    status: 502,
    body: { code: "backend_unreachable" },
  });
  await root.call("PATCH /mc-api/sub-app/:name", {
    params: { name: "parking" },
    body: { backend: null },
  });
  expect((await root.request("GET", "/-/apps/parking/api/lots")).status).toBe(404);
  for (const wrong of ["https://a.example/path", "ftp://a.example", "parking"])
    expect(
      await root.request("PATCH", "/mc-api/sub-app/parking", { body: { backend: wrong } }),
      wrong,
    ).toMatchObject({ status: 400, body: { fields: [{ path: "backend" }] } });
});

test("keys are stored sealed, replaced after their lifetime, and published until no token needs them", async () => {
  const root = await withBackend("parking");
  const call = () => root.request("GET", "/-/apps/parking/api/lots");
  await call();
  const { database } = server.services;
  const keys = () => database.selectFrom("signingKeys").selectAll().execute();
  const [first] = await keys();
  expect(first?.privateKey).not.toContain("PRIVATE KEY");
  expect(first?.publicKey).not.toHaveProperty("d");
  server.clock.advance(signingKeyLifetime);
  const later = await server.as("root");
  await later.request("GET", "/-/apps/parking/api/lots");
  expect(await keys()).toHaveLength(2);
  await verify(tokenOf(seen.at(-1)!), "parking");
  await removeOldKeys(server.services, server.clock.now());
  expect(await keys()).toHaveLength(2);
  server.clock.advance(86_400_000);
  await removeOldKeys(server.services, server.clock.now());
  expect(await keys()).toHaveLength(1);
});

test("a server that doesn't answer delays neither the console nor other sub-apps, and gets no more calls", async () => {
  const root = await withBackend("parking");
  await withBackend("gates");
  const ended = new AbortController();
  const hanging = Array.from({ length: 100 }, () =>
    fetch(new URL("/-/apps/parking/api/hangs", server.url), {
      headers: { cookie: root.cookie },
      signal: ended.signal,
    }).catch(() => undefined),
  );
  await expect.poll(() => seen.length).toBe(100);
  const next = await root.request("GET", "/-/apps/parking/api/lots");
  expect(next).toMatchObject({ status: 503, body: { code: "backend_busy" } });
  expect((await root.request("GET", "/-/apps/gates/api/lots")).status).toBe(201);
  ended.abort();
  await Promise.all(hanging);
  await expect
    .poll(async () => (await root.request("GET", "/-/apps/parking/api/lots")).status)
    .toBe(201);
});

test.each([
  "/%2d/apps/parking/api/lots",
  "/-/apps/parking/%61pi/lots",
  "/-/%61pps/parking/api/lots",
])("another spelling of the path, %s, reaches no server", async (path) => {
  const root = await withBackend("parking");
  expect((await root.request("GET", path)).status).toBe(404);
  expect(seen).toEqual([]);
});
