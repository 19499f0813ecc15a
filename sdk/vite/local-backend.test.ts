import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calculateJwkThumbprint, createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import type { JWK } from "jose";
import { createServer as createViteServer } from "vite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { toLocalBackend } from "./local-backend.ts";

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "local-backend-"));
});
afterAll(() => rm(work, { recursive: true }));

/** Starts a dev server whose backend is at `target`; resolves with its address. */
const startDev = async (target: string, cacheDir: string) => {
  const vite = await createViteServer({
    configFile: false,
    logLevel: "silent",
    cacheDir: join(work, cacheDir),
    optimizeDeps: { noDiscovery: true },
    // Nothing is at the console's address.
    server: { port: 0, host: "127.0.0.1", ws: false, proxy: { "/-": "http://127.0.0.1:9" } },
    plugins: [
      toLocalBackend(
        target,
        () => ({ name: "parking", version: "1.0.0", shared: {} }),
        () => ["parking:open", "parking:note:create"],
      ),
    ],
  });
  onTestFinished(() => vite.close());
  await vite.listen();
  return {
    url: `http://127.0.0.1:${(vite.httpServer!.address() as AddressInfo).port}`,
    close: () => vite.close(),
  };
};

test("a backend on this machine is called as by the console, with a token that it can verify after a restart, too", async () => {
  const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const backend = createServer(({ url, headers }, response) => {
    seen.push({ url, headers });
    response.statusCode = url === "/refused" ? 401 : 200;
    response.end("[]");
  });
  await once(backend.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void backend.close());
  const target = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const first = await startDev(target, "one");

  await fetch(`${first.url}/-/apps/parking/api/notes?page=2`, { headers: { cookie: "session=1" } });
  const [{ url, headers } = { url: "", headers: {} }] = seen;
  expect(url).toBe("/notes?page=2");
  expect(headers.cookie).toBeUndefined();
  const tokenOf = (call: number) =>
    seen.at(call)?.headers.authorization?.replace("Bearer ", "") ?? "";
  const keys = createRemoteJWKSet(new URL("/.well-known/jwks.json", first.url));
  const verified = await jwtVerify(tokenOf(0), keys, { audience: "parking" });
  expect(verified.payload["permissions"]).toEqual(["parking:open", "parking:note:create"]);
  const { kid } = decodeProtectedHeader(tokenOf(0));

  const post = (origin: string) =>
    fetch(`${first.url}/-/apps/parking/api/notes`, { method: "POST", headers: { origin } });
  expect((await post("https://elsewhere.example")).status).toBe(404);
  expect((await post("null")).status).toBe(404);
  expect(seen).toHaveLength(1);
  expect((await post("http://localhost:8000")).status).toBe(200);

  const refused = await fetch(`${first.url}/-/apps/parking/api/refused`);
  expect(refused.status).toBe(502);
  expect(await refused.json()).toMatchObject({ code: "backend_refused_token" });

  // The backend still has the keys that it read before.
  await first.close();
  const again = await startDev(target, "one");
  await fetch(`${again.url}/-/apps/parking/api/notes`);
  expect((await jwtVerify(tokenOf(-1), keys, { audience: "parking" })).payload.aud).toBe("parking");
  expect(decodeProtectedHeader(tokenOf(-1)).kid).toBe(kid);

  const other = await startDev(target, "other");
  const answer = await fetch(`${other.url}/.well-known/jwks.json`);
  const {
    keys: [jwk],
  } = (await answer.json()) as { keys: (JWK & { kid: string })[] };
  expect(jwk!.kid).toBe(await calculateJwkThumbprint(jwk!));
  expect(jwk!.kid).not.toBe(kid);
  expect(jwk!.d).toBeUndefined();
});

test("a backend that doesn't run is named, with the command that starts it", async () => {
  const { url } = await startDev("http://127.0.0.1:9", "one");
  for (const [language, text] of [
    ["en-US,en;q=0.9", "Start it: npm run backend."],
    ["zh-CN", "请启动后端：npm run backend。"],
  ]) {
    const answer = await fetch(`${url}/-/apps/parking/api/notes`, {
      headers: { "accept-language": language! },
    });
    expect(answer.status).toBe(502);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toContain("http://127.0.0.1:9");
    expect(message).toContain(text);
  }
});
