// Another site's page in the browser of a signed-in root: whatever it makes the browser send, to any call of the
// contract, nothing changes.
import { actionsOfKind } from "@console-shell/contract/words/audit-kinds";
import { type Endpoint, endpoints } from "@console-shell/contract";
import type { TestRequest } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DemoServer, startDemoServer } from "./testing/demo-server.ts";
import { everythingStored } from "./testing/everything-stored.ts";

let demo: DemoServer;
beforeAll(async () => {
  demo = await startDemoServer();
});
afterAll(() => demo.server.close());

/* The server counts its responses; an attacker gains nothing from that. */
const countedBy = ["usage_minutes", "usage_hours"];
const stored = async () => {
  const all = await everythingStored(demo.server.services.database);
  for (const name of countedBy) all.delete(name);
  return all;
};

const all: readonly Endpoint[] = endpoints;
const titled = (some: readonly Endpoint[]) =>
  some.map((endpoint): [string, Endpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };

const uploadOf = () => {
  const upload = new FormData();
  upload.append("file", new Blob(["12345"]), "five.jpg");
  return upload;
};
const bodiesFor = ({ upload }: Endpoint): TestRequest[] =>
  upload ? [{ upload: uploadOf() }] : [{}, { form: { name: "Ada" } }, { body: { name: "Ada" } }];

describe("a write", () => {
  test.each(titled(all.filter(({ method }) => method !== "GET")))(
    "%s is rejected before it reads anything @security-8",
    async (_title, endpoint) => {
      for (const body of bodiesFor(endpoint)) {
        const answer = await demo.root.request(endpoint.method, demo.addressOf(endpoint), {
          ...body,
          headers: foreign,
        });
        expect(answer.status).toBe(403);
        expect(answer.body).toMatchObject({ code: "cross_site" });
        expect(answer.cookies).toEqual([]);
      }
    },
  );
});

test("reading calls change nothing, and another site can't read them @security-8", async () => {
  const { clock, services } = demo.server;
  const { database } = services;
  const evaluated = () =>
    database.selectFrom("alertEvaluation").select("number").executeTakeFirstOrThrow();
  // Alerts and reminders are checked in the background, once while the clock doesn't move.
  await database.updateTable("reminderSettings").set({ checkedAt: clock.now() }).execute();
  await expect.poll(evaluated).toEqual({ number: 1 });
  await demo.server.chained();
  const before = await stored();
  for (const endpoint of all.filter(({ method }) => method === "GET")) {
    const answer = await demo.root.request("GET", demo.addressOf(endpoint), {
      headers: { ...foreign, "sec-fetch-mode": "no-cors" },
    });
    expect([200, 400, 403, 404], endpoint.name).toContain(answer.status);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(answer.cookies).toEqual([]);
  }
  expect(await stored()).toEqual(before);
  expect((await demo.root.request("GET", "/auth/account/info")).status).toBe(200);
});

// The audit log records who viewed people's data through these.
const writesView = [
  "GET /cc-api/face-search/query/:id",
  "GET /cc-api/face-search/query/:id/image",
  "GET /cc-api/face-search/comparison/:id",
  "GET /cc-api/face-search/comparison/:id/:side/picture",
  "GET /cc-api/face-search/person/list",
  "GET /cc-api/face-search/person/:id",
  "GET /cc-api/face-search/person/:id/face/list",
  "GET /cc-api/face-search/person/:id/similar",
  "GET /cc-api/library/:id/image/list",
  "GET /cc-api/library/:id/image/:imageId",
  "GET /cc-api/library/:id/image/:imageId/content",
  "GET /cc-api/object-search/query/:id",
  "GET /cc-api/object-search/query/:id/image",
  "GET /cc-api/finance/invoice/:id/pdf",
  "GET /mc-api/operator/list",
  "GET /mc-api/operator/:id",
  "GET /mc-api/applicant/list",
];
test.each(titled(all).filter(([title]) => writesView.includes(title)))(
  "%s audits the view, and another site can't trigger that",
  async (_title, endpoint) => {
    const { database } = demo.server.services;
    const views = async () =>
      (
        await (
          await demo.server.chained()
        )
          .selectFrom("auditEvents")
          .select("sequence")
          .where("action", "in", [...actionsOfKind.views, ...actionsOfKind.exports])
          .execute()
      ).length;
    await database.deleteFrom("throttleCounters").execute();
    const path = demo.addressOf(endpoint).replace(/[^/]+(?=\/picture$)/, "one");
    const before = await views();
    for (const site of ["cross-site", "same-site"]) {
      const headers = { "sec-fetch-site": site };
      expect((await demo.root.request("GET", path, { headers })).body).toMatchObject({
        code: "cross_site",
      });
    }
    expect(await views()).toBe(before);
    const headers = { "sec-fetch-site": "same-origin" };
    expect((await demo.root.request("GET", path, { headers })).status).toBe(200);
    expect(await views()).toBe(before + 1);
  },
);

const exported = all.filter(({ path }) => /\/(?:export|csv)$/.test(path) && !/erasure/.test(path));
test("every exported list leaves one audit event with its filter and row count @security-24", async () => {
  const events = async () =>
    (await demo.server.chained())
      .selectFrom("auditEvents")
      .select(["action", "actor", "target", "details"])
      .where("action", "in", ["list.exported", "object-query.exported"])
      .orderBy("sequence")
      .execute();
  expect(exported.length).toBeGreaterThan(20);
  for (const endpoint of exported) {
    const before = (await events()).length;
    const path = demo.addressOf(endpoint);
    const elsewhere = { headers: { "sec-fetch-site": "cross-site" } };
    expect((await demo.root.request("GET", path, elsewhere)).body, endpoint.name).toMatchObject({
      code: "cross_site",
    });
    expect(await events()).toHaveLength(before);
    const search = endpoint.query && "search" in endpoint.query.shape ? "a" : undefined;
    const query = { unknown: "ignored", ...(search && { search }) };
    const answer = await demo.root.request("GET", path, { query });
    expect(answer.headers.get("content-type"), endpoint.name).toMatch(/^text\/csv/);
    // Quoted values may contain line breaks.
    const lines = answer.text.replaceAll(/"(?:[^"]|"")*"/g, "").split("\r\n");
    const added = (await events()).slice(before);
    expect(added, endpoint.name).toHaveLength(1);
    const [{ action, actor, target, details }] = added as [(typeof added)[0]];
    expect(actor).toBe("root");
    if (action === "list.exported") expect(target).toMatch(/^[\w-]+\.csv$/);
    // An export of the log itself is recorded after the exported events.
    expect(JSON.parse(details), endpoint.name).toEqual({
      count: lines.length - 2,
      ...(search && { filter: "search=a" }),
    });
  }
});

test("an export can be filtered as its list", () => {
  const filtersOf = (endpoint?: Endpoint) =>
    Object.keys(endpoint?.query?.shape ?? {}).filter(
      // The last adds something to each row of a page.
      (name) => !["page", "pageSize", "sort", "order", "course"].includes(name),
    );
  for (const endpoint of exported) {
    const list = endpoint.path.replace(/export$/, "list");
    expect(filtersOf(endpoint), endpoint.path).toEqual(
      expect.arrayContaining(filtersOf(all.find(({ path }) => path === list))),
    );
  }
});

test("preflight requests admit no other site @security-8", async () => {
  for (const { path } of all) {
    const { headers } = await demo.root.request("OPTIONS", path, {
      headers: {
        ...foreign,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
    const granted = [...headers.keys()].filter((name) => name.startsWith("access-control-"));
    expect(granted).toEqual([]);
  }
});
