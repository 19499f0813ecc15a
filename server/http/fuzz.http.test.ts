// Every call of the contract with inputs made from its own schemas, some right, most nearly so.
// Whatever comes, the server answers as it promises, and nothing in it fails.
import { type Endpoint, endpoints } from "@console-shell/contract";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer, TestClient } from "@console-shell/testing/test-client";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runSeeds } from "../demo/run-seeds.ts";
import type { KnownIds } from "./testing/from-schema.ts";
import { readKnownIds } from "./testing/known-ids.ts";
import { requestOf } from "./testing/request-of.ts";
import { createLogger } from "./logger.ts";

const requestsOfAll = 1500;
const seed = 20_260_301;

let server: TestServer;
let root: TestClient & { cookie: string };
let idsOf: (call: string) => KnownIds;
const faults: string[] = [];

/* The demo's data, so that calls find what they ask for. */
beforeAll(async () => {
  const log = createLogger("error", { write: (line) => void faults.push(line) });
  server = await startTestServer({ log });
  const { database } = server.services;
  // The demo brings six operators of the same names.
  await database.deleteFrom("operators").execute();
  await runSeeds(server.services, "a password for the demo", () => undefined);
  idsOf = await readKnownIds(database);
  const account = await database
    .selectFrom("operators")
    .select("id")
    .where("account", "=", "root")
    .executeTakeFirstOrThrow();
  server.operatorIds.root = account.id;
  root = await server.as("root");
});
afterAll(() => server.close());

const expectPromises = (answer: TestAnswer) => {
  expect(answer.status, faults.join("\n")).toBeLessThan(500);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  if (answer.status < 400) return;
  expect(answer.body).toMatchObject({
    status: answer.status,
    code: expect.stringMatching(/^[a-z_]+$/) as string,
    message: expect.stringMatching(/./) as string,
    traceId: answer.headers.get("x-trace-id"),
  });
  expect(answer.cookies).toEqual([]);
};

const calls = endpoints
  // It would end the session of all the others.
  .filter(({ name }) => name !== "session.logout")
  .map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);

test.each(calls)("%s", async (_title, endpoint) => {
  await fc.assert(
    fc.asyncProperty(
      requestOf(endpoint, idsOf(endpoint.name)),
      async ({ method, path, options }) => {
        expectPromises(await root.request(method, path, options));
      },
    ),
    { seed, numRuns: Math.floor(requestsOfAll / calls.length) },
  );
  expect(faults.splice(0)).toEqual([]);
});

test("the session that made all these calls is still good", async () => {
  expect((await root.request("GET", "/auth/account/info")).status).toBe(200);
});
