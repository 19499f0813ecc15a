// Fuzz test: every call of the contract with inputs generated from its own schemas, some valid, most nearly so, by
// root, by an operator with few permissions, by client apps with a key, and anonymously. The server must always give a
// response that its contract allows, without internal errors. More than 10,000 requests in the full run; the last tests
// count the requests actually sent.
import {
  type Endpoint,
  endpoints,
  isKeyEndpoint,
  publicEndpoints,
  scimEndpoints,
} from "@console-shell/contract";
import { repeats } from "@console-shell/testing/repeats";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer } from "@console-shell/testing/test-client";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addClientAppWithKey } from "#modules/clients/public-api/testing/add-client-app-with-key.ts";
import { runSeeds } from "../demo/run-seeds.ts";
import { shortSeeds } from "../demo/testing/short-seeds.ts";
import type { KnownIds } from "./testing/from-schema.ts";
import { readKnownIds } from "./testing/known-ids.ts";
import { requestOf } from "./testing/request-of.ts";
import { faceAt, seeingEngine } from "#modules/search/query-image/testing/face-engine.ts";
import { addQueryImages } from "#modules/search/query-image/testing/add-query-images.ts";
import { createLogger } from "#platform/logger.ts";

const seed = 20_260_301;
const requestsAtLeast = repeats(4_000, 10_000);
/** Batches per call, each of 1 to 8 concurrent requests. */
const batches = repeats(3, 14);
/** Fewer where a password is hashed: 20 ms of CPU time, one after another. */
const fewerBatches = Math.ceil(batches / 2);
const hashing: ReadonlySet<string> = new Set([
  "session.login",
  "recovery.forgetPassword",
  "recovery.preResetPassword",
  "operator.create",
  "operator.resetPassword",
]);

/** Shrinking is cut off at this time, so the reported example is the smallest found by then. */
const untilTold = { interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true } as const;

let server: TestServer;
let cookies: Record<"root" | "sales" | "nobody", string | undefined>;
/** The callers of the public API, instead of those three. */
let keys: Record<"root" | "sales" | "nobody", string>;
/** The callers of SCIM: with a token of root, and with invalid ones. */
let scimTokens: Record<"root" | "sales" | "nobody", string>;
let idsOf: (call: string) => KnownIds;
const faults: string[] = [];
let sent = 0;
const statuses = new Set<number>();
const succeeded = new Set<string>();

const operatorId = async (account: string): Promise<string> => {
  const { id } = await server.services.database
    .selectFrom("operators")
    .select("id")
    .where("account", "=", account)
    .executeTakeFirstOrThrow();
  return id;
};

/** Keys of a client app that has all libraries: one with every scope, one with few, and an invalid one. */
const addKeys = async (): Promise<typeof keys> => {
  const { services, operatorIds, clock } = server;
  const { database } = services;
  const facts = { database, ownerId: operatorIds.root, now: clock.now() };
  const callsPerMinute = 100_000;
  const all = await addClientAppWithKey(server, facts, { callsPerMinute });
  const little = await addClientAppWithKey(server, facts, {
    callsPerMinute,
    scopes: ["usage:read"],
  });
  const libraries = await database.selectFrom("libraries").select("id").execute();
  await database
    .insertInto("applicationLibraries")
    .values(libraries.map(({ id }) => ({ applicationId: all.clientAppId, libraryId: id })))
    .execute();
  return { root: all.secret, sales: little.secret, nobody: "csk_production_00000000_0" };
};

/* The demo's data, so that calls find something. */
beforeAll(async () => {
  const log = createLogger("error", { write: (line) => void faults.push(line) });
  // Every sent picture shows a face.
  const vision = seeingEngine(() => Promise.resolve([faceAt(0.1, [1])]));
  server = await startTestServer({ log, trustProxy: "127.0.0.1", vision });
  const { database } = server.services;
  // The demo includes six operators of the same names.
  await database.deleteFrom("operators").execute();
  await runSeeds(server.services, "a password for the demo", shortSeeds);
  server.operatorIds.root = await operatorId("root");
  server.operatorIds.sales = await operatorId("sales");
  // An operator can only change their own.
  await database
    .updateTable("savedObjectSearches")
    .set({ ownerId: server.operatorIds.root })
    .execute();
  keys = await addKeys();
  await addQueryImages(server, 30);
  const { secret } = await (
    await server.as("root")
  ).call("POST /mc-api/provisioning/token/add", {
    body: { name: "Fuzz", invites: true, expiresAt: server.clock.now() + 86_400_000 },
  });
  scimTokens = { root: secret, sales: `${secret.slice(0, -1)}x`, nobody: "csp_0" };
  cookies = { root: (await server.as("root")).cookie, sales: undefined, nobody: undefined };
});
afterAll(() => server.close());

/* Earlier calls may have changed the two, e.g. made sales an administrator or disabled it. */
beforeEach(async () => {
  faults.length = 0;
  const { database } = server.services;
  for (const role of ["root", "sales"] as const)
    await database
      .updateTable("operators")
      .set({ role, status: "active" })
      .where("id", "=", server.operatorIds[role])
      .execute();
  cookies.sales = (await server.as("sales")).cookie;
  idsOf = await readKnownIds(database);
});

const isScim = (endpoint: Endpoint) => "scim" in endpoint;

const expectPromises = (endpoint: Endpoint, answer: TestAnswer) => {
  expect(answer.status, faults.at(-1)).toBeLessThan(500);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  if (answer.status < 400) return;
  if (isScim(endpoint)) {
    const detail = expect.stringMatching(/./) as string;
    expect(answer.body).toMatchObject({ status: String(answer.status), detail });
    return;
  }
  expect(answer.body).toMatchObject({
    status: answer.status,
    code: expect.stringMatching(/^[a-z_]+$/) as string,
    message: expect.stringMatching(/./) as string,
    traceId: answer.headers.get("x-trace-id"),
  });
  expect(answer.cookies).toEqual([]);
};

const asked = (endpoint: Endpoint) =>
  fc.record({
    who: fc.oneof(
      { weight: 6, arbitrary: fc.constant("root" as const) },
      { weight: 2, arbitrary: fc.constant("sales" as const) },
      { weight: 1, arbitrary: fc.constant("nobody" as const) },
    ),
    // Several, so that the rate limits let most through, but not all.
    from: fc.integer({ min: 1, max: 4 }).map((number) => `203.0.113.${number}`),
    request: requestOf(endpoint, idsOf(endpoint.name)),
  });

type Asked = ReturnType<typeof asked> extends fc.Arbitrary<infer Value> ? Value : never;

const send = async (endpoint: Endpoint, { who, from, request }: Asked): Promise<void> => {
  const { method, path, options } = request;
  const answer = await server.request(method, path, {
    ...options,
    cookie: cookies[who],
    headers: {
      ...options.headers,
      "x-forwarded-for": from,
      ...(isKeyEndpoint(endpoint) && { authorization: `Bearer ${keys[who]}` }),
      ...(isScim(endpoint) && { authorization: `Bearer ${scimTokens[who]}` }),
    },
  });
  sent += 1;
  statuses.add(answer.status);
  if (answer.status < 300) succeeded.add(endpoint.name);
  expectPromises(endpoint, answer);
};

const calls = [...endpoints, ...publicEndpoints, ...scimEndpoints]
  // It would end the session of all the others.
  .filter(({ name }) => name !== "session.logout")
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

test.each(calls)("%s @security-27", async (_title, endpoint) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(asked(endpoint), { minLength: 1, maxLength: 8, size: "max" }),
      async (batch) => void (await Promise.all(batch.map((one) => send(endpoint, one)))),
    ),
    { seed, numRuns: hashing.has(endpoint.name) ? fewerBatches : batches, ...untilTold },
  );
  expect(faults).toEqual([]);
});

test(`at least ${requestsAtLeast} requests were sent, with every kind of response`, () => {
  expect(sent).toBeGreaterThanOrEqual(requestsAtLeast);
  const ways = [200, 201, 400, 401, 403, 404, 409, 415, 429];
  expect([...statuses].toSorted((a, b) => a - b)).toEqual(expect.arrayContaining(ways));
});

test("two of three calls succeeded at least once", () => {
  expect(succeeded.size / calls.length).toBeGreaterThan(0.65);
});

test("root's session is still valid after all these calls", async () => {
  const answer = await server.request("GET", "/auth/account/info", { cookie: cookies.root });
  expect(answer.status).toBe(200);
});
