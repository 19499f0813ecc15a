import { repeats } from "@console-shell/testing/repeats";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, expect, test, vi } from "vitest";

// Password hashing is slow by design. Concurrent hashes wait for each other, and delay nothing else.

/* Hashes being computed now, and the most at once so far. */
const hashes = vi.hoisted(() => ({ running: 0, most: 0, done: 0 }));
vi.mock("./hash-threads.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./hash-threads.ts")>();
  return {
    ...original,
    async verify(...given: Parameters<typeof original.verify>) {
      hashes.running += 1;
      hashes.most = Math.max(hashes.most, hashes.running);
      try {
        return await original.verify(...given);
      } finally {
        hashes.running -= 1;
        hashes.done += 1;
      }
    },
  };
});

let server: TestServer;
afterEach(() => server.close());

const signIns = repeats(60, 200);
const probes = 20;

test(`${signIns} concurrent sign-ins hash a few at a time, and health still responds @security-17`, async () => {
  // Each has an address of its own, through a trusted proxy: otherwise most would be rate-limited.
  server = await startTestServer({ trustProxy: "loopback" });
  let answered = 0;
  const flood = Array.from({ length: signIns }, async (_, number) => {
    const { status } = await server.request("POST", "/auth/session/login", {
      body: { account: `nobody${number}`, password: "not the password" },
      headers: { "x-forwarded-for": `203.0.113.${number}` },
    });
    answered += 1;
    return status;
  });
  await vi.waitUntil(() => hashes.running > 0, { interval: 1, timeout: 30_000 });
  for (let probe = 0; probe < probes; probe += 1)
    for (const path of ["/healthz", "/readyz"])
      expect((await server.request("GET", path)).status).toBe(200);
  // Other responses kept arriving during it.
  expect(answered).toBeLessThan(signIns);
  expect(await Promise.all(flood)).toEqual(Array.from({ length: signIns }, () => 401));
  expect(hashes.done).toBe(signIns);
  expect(hashes.most).toBeLessThanOrEqual(2);
});
