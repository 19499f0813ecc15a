// The client's address is the connection's, unless a configured proxy reports another: rate limits, the audit log and
// the session list rely on it.
import { startTestServer, testPassword, type TestServer } from "@console-shell/testing/server";
import { afterEach, describe, expect, test } from "vitest";
import { throttleRules } from "#modules/identity/session/throttle/rules.ts";

let server: TestServer;
afterEach(() => server.close());

const forged = "198.51.100.66";
const everyHeader = {
  "x-forwarded-for": forged,
  "x-real-ip": forged,
  "x-client-ip": forged,
  "true-client-ip": forged,
  "cf-connecting-ip": forged,
  forwarded: `for=${forged};host=evil.example;proto=https`,
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
};

/** The address of a sign-in with these headers, as recorded by the session and the audit log. */
const addressesOf = async (headers: Record<string, string>) => {
  const { database } = server.services;
  await database.deleteFrom("sessions").execute();
  const { status } = await server.request("POST", "/auth/session/login", {
    body: { account: "sales", password: testPassword },
    headers,
  });
  expect(status).toBe(200);
  const session = await database.selectFrom("sessions").select("address").executeTakeFirstOrThrow();
  const event = await (
    await server.chained()
  )
    .selectFrom("auditEvents")
    .select("address")
    .orderBy("sequence", "desc")
    .executeTakeFirstOrThrow();
  return [session.address, event.address];
};

/** How many failed sign-ins to one account are let through, each with another address in its header. */
const triesLetThrough = async () => {
  const { limit } = throttleRules.loginToAccount;
  const statuses: number[] = [];
  for (let round = 0; round < limit + 2; round += 1) {
    const { status } = await server.request("POST", "/auth/session/login", {
      body: { account: "sales", password: "not the password" },
      headers: { ...everyHeader, "x-forwarded-for": `203.0.113.${round}` },
    });
    statuses.push(status);
  }
  return statuses.filter((status) => status === 401).length;
};

describe.each([
  ["no proxy is trusted", undefined],
  ["others are trusted", "10.0.0.0/8,192.0.2.1"],
])("when %s", (_which, trustProxy) => {
  test("no header changes the client address @security-14", async () => {
    server = await startTestServer({ ...(trustProxy && { trustProxy }) });
    expect(await addressesOf(everyHeader)).toEqual(["127.0.0.1", "127.0.0.1"]);
    expect(await addressesOf({ "x-forwarded-for": "127.0.0.1, ::1" })).toEqual([
      "127.0.0.1",
      "127.0.0.1",
    ]);
    expect(await triesLetThrough()).toBe(throttleRules.loginToAccount.limit);
  });

  test("no header makes another origin trusted @security-14", async () => {
    server = await startTestServer({ ...(trustProxy && { trustProxy }) });
    for (const origin of ["https://evil.example", "http://evil.example"]) {
      const answer = await server.request("POST", "/auth/session/login", {
        body: { account: "sales", password: testPassword },
        headers: { ...everyHeader, origin },
      });
      expect(answer.body).toMatchObject({ code: "cross_site" });
    }
  });
});

test("of a trusted proxy's chain, the last address counts, not what the client sent @security-14", async () => {
  server = await startTestServer({ trustProxy: "loopback" });
  const chain = { "x-forwarded-for": `${forged}, 203.0.113.9` };
  expect(await addressesOf(chain)).toEqual(["203.0.113.9", "203.0.113.9"]);
  const twoProxies = { "x-forwarded-for": `${forged}, 203.0.113.9, 127.0.0.1` };
  expect(await addressesOf(twoProxies)).toEqual(["203.0.113.9", "203.0.113.9"]);
  expect(await addressesOf({})).toEqual(["127.0.0.1", "127.0.0.1"]);
});

test("what a trusted proxy writes as an address is read as one, or not at all @security-14", async () => {
  server = await startTestServer({ trustProxy: "loopback" });
  const written = [
    ["203.0.113.9:1234", "203.0.113.9"],
    ["  203.0.113.9  ", "203.0.113.9"],
    ['" 203.0.113.9"', "203.0.113.9"],
    ['"[2001:DB8:0::9]:1234"', "2001:db8::9"],
    ["2001:0db8::9%eth0", "2001:db8::9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
    ["203.0.113.9,", "203.0.113.9"],
    ["203.0.113.9, 127.0.0.1:5555, [::1]:80", "203.0.113.9"],
    // An entry that isn't an address ends the chain: the proxy that wrote it counts, never those before it.
    [`${forged}, unknown`, "127.0.0.1"],
    [`${forged}, _hidden, 127.0.0.2`, "127.0.0.2"],
    [`${forged}, 127.1`, "127.0.0.1"],
    [`${forged}, 203.0.113.9:port`, "127.0.0.1"],
    [`${forged}, for=203.0.113.9`, "127.0.0.1"],
    [`${forged}, "203.0.113.9`, "127.0.0.1"],
  ] as const;
  for (const [header, address] of written)
    expect(await addressesOf({ "x-forwarded-for": header }), header).toEqual([address, address]);
});

test("a trusted proxy's protocol and host count only if they are some @security-14", async () => {
  server = await startTestServer({ trustProxy: "loopback" });
  const originFor = async (proto: string, host: string) => {
    const { text } = await server.request("GET", "/guest/classic.js", {
      headers: { "x-forwarded-proto": proto, "x-forwarded-host": host },
    });
    return /const origin = (".*");/.exec(text)?.[1];
  };
  expect(await originFor("http, HTTPS", "evil.example, console.example:8443")).toBe(
    '"https://console.example:8443"',
  );
  for (const [proto, host] of [
    ["javascript", "x/y"],
    ["", "a b"],
    ["https://", "x@evil.example"],
    ["file", ""],
  ] as const)
    expect(await originFor(proto, host)).toBe(JSON.stringify(server.url));
});
