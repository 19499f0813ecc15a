import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createViteServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { toLocalBackend } from "./local-backend.ts";

const decoded = (part = ""): unknown => JSON.parse(Buffer.from(part, "base64url").toString());

test("a backend on this machine is called as by the console, with a token that it can verify", async () => {
  const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const backend = createServer(({ url, headers }, response) => {
    seen.push({ url, headers });
    response.statusCode = url === "/refused" ? 401 : 200;
    response.end("[]");
  });
  await once(backend.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void backend.close());
  const { port } = backend.address() as AddressInfo;
  const vite = await createViteServer({
    configFile: false,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    // Nothing is at the console's address.
    server: { port: 0, host: "127.0.0.1", ws: false, proxy: { "/-": "http://127.0.0.1:9" } },
    plugins: [
      toLocalBackend(
        `http://127.0.0.1:${port}`,
        () => ({ name: "parking", version: "1.0.0", shared: {} }),
        () => ["parking:open", "parking:note:create"],
      ),
    ],
  });
  onTestFinished(() => vite.close());
  await vite.listen();
  const address = `http://127.0.0.1:${(vite.httpServer!.address() as AddressInfo).port}`;

  await fetch(`${address}/-/apps/parking/api/notes?page=2`, { headers: { cookie: "session=1" } });
  const [{ url, headers } = { url: "", headers: {} }] = seen;
  expect(url).toBe("/notes?page=2");
  expect(headers.cookie).toBeUndefined();
  const [head = "", claims = "", signature = ""] =
    headers.authorization?.replace("Bearer ", "").split(".") ?? [];
  expect(decoded(claims)).toMatchObject({
    aud: "parking",
    permissions: ["parking:open", "parking:note:create"],
  });
  const answer = await fetch(`${address}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: (JsonWebKey & { kid: string })[] };
  const { kid, ...jwk } = keys[0]!;
  expect(decoded(head)).toEqual({ alg: "EdDSA", kid });
  const key = await crypto.subtle.importKey("jwk", { ...jwk, alg: "Ed25519" }, "Ed25519", false, [
    "verify",
  ]);
  const isSigned = await crypto.subtle.verify(
    "Ed25519",
    key,
    Buffer.from(signature, "base64url"),
    Buffer.from(`${head}.${claims}`),
  );
  expect(isSigned).toBe(true);
  // As in a console, where a 401 says that nobody is signed in.
  const refused = await fetch(`${address}/-/apps/parking/api/refused`);
  expect(refused.status).toBe(502);
  expect(await refused.json()).toMatchObject({ code: "backend_refused_token" });
});
