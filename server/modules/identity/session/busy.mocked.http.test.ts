// If too many hashes are waiting, nothing is checked, so nothing is counted, either.
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "#kernel/refusal.ts";
import type { InSlot } from "#kernel/semaphore.ts";
import { throttleRules } from "./throttle/rules.ts";

const busy = vi.hoisted(() => ({ is: false }));
vi.mock("#kernel/semaphore.ts", async (importOriginal) => {
  const { createSemaphore } = await importOriginal<typeof import("#kernel/semaphore.ts")>();
  return {
    createSemaphore: (...given: Parameters<typeof createSemaphore>): InSlot => {
      const inSlot = createSemaphore(...given);
      return (work) => (busy.is ? Promise.reject(new Refusal("unavailable")) : inSlot(work));
    },
  };
});

let server: TestServer;
beforeEach(async () => {
  busy.is = false;
  server = await startTestServer();
});
afterEach(() => server.close());

const many = throttleRules.loginToAccount.limit + 2;
const whileBusy = async (send: () => Promise<{ status: number }>) => {
  busy.is = true;
  for (let round = 0; round < many; round += 1) expect((await send()).status).toBe(503);
  busy.is = false;
};
const login = (account = "sales", cookie?: string) =>
  server.request("POST", "/auth/session/login", {
    body: { account, password: testPassword },
    ...(cookie !== undefined && { cookie }),
  });

test("a sign-in rejected for overload isn't an attempt, nor on a known browser", async () => {
  await whileBusy(() => login());
  const answer = await login();
  expect(answer.status).toBe(200);
  const cookie = answer.cookies.map((line) => line.split(";")[0]).join("; ");
  await whileBusy(() => login("sales", cookie));
  expect((await login("sales", cookie)).status).toBe(200);
});

test("an unknown account is rejected the same way, then and later", async () => {
  await whileBusy(() => login("nobody"));
  const answer = await login("nobody");
  expect(answer.body).toMatchObject({ code: "wrong_credentials" });
});

test("a current password rejected for overload isn't an attempt", async () => {
  const sales = await server.as("sales");
  const body = { password: testPassword };
  const confirm = () => sales.request("POST", "/auth/session/reauthenticate", { body });
  await whileBusy(confirm);
  expect((await confirm()).status).toBe(200);
});

test("under overload a reset code stays valid, and an uncreated one doesn't use up a mail", async () => {
  const at = (what: string, body: unknown) =>
    server.request("POST", `/cc-api/basic/operator/${what}`, { body });
  const ask = async () => {
    await at("forgetPassword", { account: "sales" });
    await server.services.background.settled();
  };
  busy.is = true;
  for (let round = 0; round < throttleRules.forgetAccount.limit; round += 1) await ask();
  busy.is = false;
  expect(server.mails).toEqual([]);
  await ask();
  const code = /\b\d{8}\b/.exec(server.mails[0]?.text ?? "")![0];
  await whileBusy(() => at("preResetPassword", { account: "sales", code }));
  expect((await at("preResetPassword", { account: "sales", code })).status).toBe(200);
});
