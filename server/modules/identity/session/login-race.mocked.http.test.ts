// A sign-in may wait for its hash while its account changes. An earlier proof no longer counts then.
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addTotp } from "../second-factor/testing/operator-with.ts";

/* Password checks wait here while a test holds them. */
const hashes = vi.hoisted(() => ({ held: undefined as Promise<void> | undefined, waiting: 0 }));
vi.mock("../password/hash-threads.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("../password/hash-threads.ts")>();
  return {
    ...original,
    async verify(...given: Parameters<typeof original.verify>) {
      hashes.waiting += 1;
      await hashes.held;
      return original.verify(...given);
    },
  };
});

let server: TestServer;
beforeEach(async () => {
  hashes.held = undefined;
  hashes.waiting = 0;
  server = await startTestServer();
});
afterEach(() => server.close());

const login = () =>
  server.request("POST", "/auth/session/login", {
    body: { account: "sales", password: testPassword, remember: true },
  });

test("a second factor added during a sign-in isn't bypassed", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  hashes.held = promise;
  const late = login();
  await expect.poll(() => hashes.waiting).toBe(1);
  await addTotp(server, "sales");
  resolve();
  const answer = await late;
  expect(answer.status).toBe(401);
  expect(answer.cookies).toEqual([]);
  expect((await login()).body).toMatchObject({ code: "second_factor_required" });
});
