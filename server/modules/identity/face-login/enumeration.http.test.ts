import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestAnswer } from "@console-shell/testing/test-client";
import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { faceLogin, enrol, tryOf } from "./testing/follow.ts";
import { throttleRules } from "../session/throttle/rules.ts";
import { type ActedFace, actingEngine } from "#platform/vision/testing/acting-engine.ts";

// Face login reveals neither accounts nor faces: every refusal has the same response, after the same work.

const me: ActedFace = { who: 1 };
const stranger: ActedFace = { who: 2 };

let server: TestServer;
/** What the server did, in its order: looks of the engine, seals, and statements by their text. */
const work: string[] = [];
/* The server's workers poll other tables at the same time. */
const isOfSignIn = (statement: string) =>
  /"(operators|face_templates|camera_challenges|throttle_counters|known_devices|sessions|audit_\w+)"/.test(
    statement,
  );
const noting: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    const { sql } = server.services.database.getExecutor().compileQuery(node, queryId);
    if (isOfSignIn(sql)) work.push(sql);
    return node;
  },
  transformResult: async ({ result }) => result,
};
beforeEach(async () => {
  server = await startTestServer({ vision: actingEngine });
  const { services } = server;
  for (const role of ["sales", "operation"] as const)
    expect((await enrol(await server.as(role), me)).status).toBe(200);
  await services.database
    .updateTable("operators")
    .set({ status: "disabled" })
    .where("account", "=", "operation")
    .execute();
  const { sealer, vision, database } = services;
  services.sealer = {
    ...sealer,
    seal: (...given) => (work.push("seal"), sealer.seal(...given)),
    open: (...given) => (work.push("open"), sealer.open(...given)),
  };
  services.vision = {
    ...vision,
    detectFaces: (...given) => (work.push("look"), vision.detectFaces(...given)),
  };
  services.database = database.withPlugin(noting);
});
afterEach(() => server.close());

/** Everything observable in a response, except random values. */
const told = ({ status, headers, text, cookies }: TestAnswer) => ({
  status,
  cookies,
  text: text.replace(/"traceId":"[a-f0-9]{32}"/, ""),
  headers: [...headers].filter(([name]) => name !== "date" && name !== "x-trace-id"),
});

const refused: [what: string, account: string, face: ActedFace][] = [
  ["an account that is not there", "nobody", me],
  ["one without a face", "bizDirector", me],
  ["one with another face", "sales", stranger],
  ["one that is disabled, with the right face", "operation", me],
];

test("every unrecognized face gets the same response after the same work @security-11", async () => {
  const seen = [];
  for (const [what, account, face] of refused) {
    const body = await tryOf(server, account, face);
    work.length = 0;
    const answer = told(await faceLogin(server, body));
    await server.services.background.settled();
    seen.push({ what, answer, work: [...work] });
  }
  const [expected] = seen;
  expect(expected!.answer.status).toBe(401);
  expect(expected!.work.filter((done) => ["look", "seal", "open"].includes(done))).toEqual([
    ...Array<string>(4).fill("look"),
    "seal",
    "open",
  ]);
  for (const one of seen) expect(one, one.what).toEqual({ ...expected, what: one.what });
});

test("an unknown account is locked after the same number of attempts as an existing one @security-11", async () => {
  const { limit } = throttleRules.loginToAccount;
  const last: Record<string, unknown> = {};
  for (const account of ["nobody", "sales"]) {
    for (let round = 0; round < limit; round += 1) {
      const answer = await faceLogin(server, await tryOf(server, account, stranger));
      expect(answer.status).toBe(401);
    }
    const body = await tryOf(server, account, me);
    work.length = 0;
    last[account] = { answer: told(await faceLogin(server, body)), work: [...work] };
    expect(last[account]).toMatchObject({ answer: { status: 429 } });
    // Nothing is checked any more, so the right face gets the same response.
    expect(work).not.toContain("look");
  }
  expect(last["sales"]).toEqual(last["nobody"]);
});

test("any account gets a challenge in the same way @security-11", async () => {
  const seen = [];
  for (const account of ["nobody", "bizDirector", "sales", "operation"]) {
    work.length = 0;
    const { status, text } = await server.request("POST", "/auth/cam/challenge", {
      body: { account },
    });
    // Of the same length and form: an identifier, four steps and a time.
    const form = text.replaceAll(/"(center|left|right|nod)"/g, "step").replace(/"[\w-]{43}"/, "id");
    seen.push({ status, form, work: [...work] });
  }
  expect(seen[0]!.status).toBe(200);
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
});
