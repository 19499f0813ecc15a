// There is always a root operator who can sign in.
import { repeats } from "@console-shell/testing/repeats";
import { startTestServer, type TestServer } from "@console-shell/testing/server";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionCookieName } from "#kernel/session-cookie.ts";
import { createSession } from "../session/writes.ts";

const deeds = [
  ["PATCH", "", { role: "sales" }],
  ["PATCH", "", { role: "root" }],
  ["POST", "/disable", undefined],
  ["POST", "/enable", undefined],
  ["POST", "/reset-password", undefined],
  ["POST", "/remove-second-factors", undefined],
  ["POST", "/end-sessions", undefined],
] as const;

describe("the last root", () => {
  let server: TestServer;
  let people: string[];
  beforeAll(async () => {
    server = await startTestServer();
    const root = await server.as("root");
    people = [server.operatorIds.root];
    for (const account of ["root2", "root3"]) {
      const body = {
        account,
        name: account,
        email: `${account}@console.test`,
        role: "root" as const,
      };
      people.push((await root.call("POST /mc-api/operator/create", { body })).id);
    }
  });
  afterAll(() => server.close());

  const operators = () =>
    server.services.database
      .selectFrom("operators")
      .select(["id", "role", "status", "awaitsPassword"])
      .where("id", "in", people)
      .execute();
  const usable = async () =>
    (await operators()).filter(
      ({ role, status, awaitsPassword }) =>
        role === "root" && status === "active" && !awaitsPassword,
    );
  const everyone = (change: object) =>
    server.services.database.updateTable("operators").set(change).where("id", "in", people);

  /* Each with its own session, if the operator can sign in. */
  const cookieOf = async (id: string) => {
    const now = server.clock.now();
    const token = await createSession(server.services, id, { now });
    return `${sessionCookieName(server.services.publicUrl)}=${token}`;
  };

  it("survives any sequence of concurrent changes by roots @security-23", async () => {
    const person = fc.nat({ max: 2 });
    const deed = fc.record({ actor: person, target: person, verb: fc.constantFrom(...deeds) });
    const moments = fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(moments, async (sequence) => {
        await everyone({ role: "root", status: "active", awaitsPassword: false }).execute();
        for (const together of sequence) {
          const able = new Set((await usable()).map(({ id }) => id));
          const asked = [];
          for (const { actor, target, verb } of together)
            if (able.has(people[actor]!))
              asked.push({ cookie: await cookieOf(people[actor]!), id: people[target]!, verb });
          const answers = await Promise.all(
            asked.map(({ cookie, id, verb: [method, path, body] }) =>
              server.request(method, `/mc-api/operator/${id}${path}`, { cookie, body }),
            ),
          );
          for (const { status } of answers) expect([200, 401, 403, 409]).toContain(status);
          expect(await usable()).not.toEqual([]);
        }
      }),
      { numRuns: repeats(10, 25), seed: 20_261_122 },
    );
  });

  it("is left when two demote, disable or lock out each other", async () => {
    const [first, second] = people as [string, string];
    for (const [method, path, body] of deeds.filter(
      ([, path, body]) => ["/disable", "/reset-password"].includes(path) || body?.role === "sales",
    )) {
      await everyone({ role: "sales", status: "active", awaitsPassword: false }).execute();
      await everyone({ role: "root" }).where("id", "in", [first, second]).execute();
      const cookies = [await cookieOf(first), await cookieOf(second)] as const;
      const answers = await Promise.all([
        server.request(method, `/mc-api/operator/${second}${path}`, { cookie: cookies[0], body }),
        server.request("POST", `/mc-api/operator/${first}/disable`, { cookie: cookies[1] }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await usable()).toHaveLength(1);
    }
  });
});
