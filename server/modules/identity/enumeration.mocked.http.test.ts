// Account enumeration: neither responses nor their timing reveal whether an account exists.
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/* The slow part of every one of these calls, counted. */
const slowHashes = vi.hoisted(() => ({ count: 0 }));
vi.mock("./password/hash-threads.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./password/hash-threads.ts")>();
  return {
    ...original,
    hash: (...given: Parameters<typeof original.hash>) => {
      slowHashes.count += 1;
      return original.hash(...given);
    },
    verify: (...given: Parameters<typeof original.verify>) => {
      slowHashes.count += 1;
      return original.verify(...given);
    },
  };
});

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await server.services.database
    .updateTable("operators")
    .set({ status: "disabled" })
    .where("account", "=", "operation")
    .execute();
});
afterEach(() => server.close());

const post = (path: string, body: unknown) => server.request("POST", path, { body });
const recovery = "/cc-api/basic/operator";

/** Every call by which a stranger could ask for an account. */
const calls: Record<string, (account: string) => Promise<TestAnswer>> = {
  "a sign-in": (account) => post("/auth/session/login", { account, password: "not the password" }),
  "a forgotten password": (account) => post(`${recovery}/forgetPassword`, { account }),
  "a reset code": (account) => post(`${recovery}/preResetPassword`, { account, code: "12345678" }),
  "a sign-up": (account) =>
    post("/mc-api/basic/applicant/add", {
      account,
      name: "Somebody",
      company: "Somewhere",
      email: `${account}@console.test`,
    }),
};
const kinds = Object.keys(calls);

/** Everything observable in a response, except random values. */
const told = ({ status, headers, text, cookies }: TestAnswer) => ({
  status,
  cookies,
  text: text.replace(/"traceId":"[a-f0-9]{32}"/, "").replace(/"reference":"AP-[A-Z0-9]{6}"/, ""),
  headers: [...headers].filter(([name]) => name !== "date" && name !== "x-trace-id"),
});

describe("existing, disabled and unknown accounts get the same response", () => {
  test.each(kinds)("%s @security-11", async (kind) => {
    const expected = told(await calls[kind]!("nobody"));
    for (const account of ["sales", "operation"])
      expect(told(await calls[kind]!(account)), account).toEqual(expected);
    expect(JSON.stringify(expected)).not.toContain("sales");
  });

  test("a sign-in with the right password to a disabled account @security-11", async () => {
    const signIn = (account: string) =>
      post("/auth/session/login", { account, password: testPassword });
    expect(told(await signIn("operation"))).toEqual(told(await signIn("nobody")));
  });

  test("a registration with an operator's e-mail address @security-11", async () => {
    const apply = (email: string) =>
      post("/mc-api/basic/applicant/add", { account: "new.one", name: "N", company: "C", email });
    expect(told(await apply("sales@console.test"))).toEqual(told(await apply("a@b.example")));
  });
});

const both = ["nobody", "sales"] as const;
type Account = (typeof both)[number];

/* After the response, too: a sign-in right afterwards would have to wait for work that continues. */
test.each(kinds)("%s hashes as often for an unknown account @security-11", async (kind) => {
  const hashed: Record<Account, number> = { nobody: 0, sales: 0 };
  // The first call creates the dummy to compare with.
  await calls[kind]!("no.one");
  for (const account of both) {
    await server.services.background.settled();
    slowHashes.count = 0;
    await calls[kind]!(account);
    await server.services.background.settled();
    hashed[account] = slowHashes.count;
  }
  expect(hashed.nobody).toBe(hashed.sales);
  expect(hashed.sales > 0).toBe(kind !== "a sign-up");
});
