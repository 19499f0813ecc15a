import type { Role } from "@console-shell/contract";
import type { WaitingName } from "@console-shell/contract/words/waiting-kinds";
import type { TestStream } from "@console-shell/testing/event-stream";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type DemoServer, startDemoServer } from "#kernel/testing/demo-server.ts";
import { registry } from "#platform/metrics/registry.ts";

let demo: DemoServer;
const streams: TestStream[] = [];
beforeAll(async () => {
  demo = await startDemoServer();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => demo.server.close());

const listen = async (client: { cookie: string }) => {
  const stream = await demo.server.stream("/cc-api/notification/stream", client);
  streams.push(stream);
  await stream.next("hello");
  return stream;
};

/** How often each kind has been counted. */
const counted = async (): Promise<Partial<Record<WaitingName, number>>> => {
  const found = await registry.getSingleMetric("console_waiting_queries_total")!.get();
  return Object.fromEntries(
    found.values.map(({ labels, value }) => [labels["kind"], value] as const),
  );
};

/** The counting queries that `act` led to. */
const countedBy = async (act: () => Promise<void>) => {
  const before = await counted();
  await act();
  const after = Object.entries(await counted()) as [WaitingName, number][];
  return Object.fromEntries(
    after.flatMap(([kind, count]) => {
      const more = count - (before[kind] ?? 0);
      return more > 0 ? [[kind, more]] : [];
    }),
  );
};

const proposeTopUp = async (reference: string) => {
  const { root } = demo;
  const { items } = await root.call("GET /cc-api/finance/client/list", {
    query: { status: "active" },
  });
  const idempotencyKey = crypto.randomUUID().replaceAll("-", "");
  const body = { clientId: items[0]!.id, amount: 100, reference, idempotencyKey };
  return root.call("POST /cc-api/finance/top-up/propose", { body });
};

const shownTo = async (client: Awaited<ReturnType<DemoServer["server"]["as"]>>) => {
  const { items } = await client.call("GET /cc-api/operator/waiting");
  return items.find(({ kind }) => kind === "topUps")?.count ?? 0;
};

test("one change is counted once for all open pages, and sent to each as its list shows it", async () => {
  const { server } = demo;
  const roles: Role[] = ["root", "bizDirector", "sales"];
  const pages: { role: Role; stream: TestStream }[] = [];
  for (let page = 0; page < 24; page += 1) {
    const role = roles[page % roles.length]!;
    pages.push({ role, stream: await listen(await server.as(role)) });
  }
  const queries = await countedBy(async () => {
    await proposeTopUp("Counted once");
    for (const { role, stream } of pages) if (role !== "sales") await stream.next("waiting");
  });
  // Root and directors see all clients, so one query serves all; no other kind was touched.
  expect(queries).toEqual({ topUps: 1 });
  for (const { role, stream } of pages) {
    const told = stream.events.filter(({ event }) => event === "waiting");
    if (role === "sales") expect(told).toEqual([]);
    else
      expect(told.map(({ data }) => data)).toEqual([
        {
          permissions: ["finance:topup:decide"],
          counts: { topUps: await shownTo(await server.as(role)) },
        },
      ]);
  }
  expect(await shownTo(await server.as("bizDirector"))).toBe((await shownTo(demo.root)) + 1);
});

test("many pages are told over which time to spread what they read again, a few are not", async () => {
  const director = await demo.server.as("bizDirector");
  const alone = await listen(director);
  await proposeTopUp("For one");
  expect(await alone.next("waiting")).not.toHaveProperty("within");
  const pages = [alone];
  while (pages.length < 30) pages.push(await listen(await demo.server.as("bizDirector")));
  await proposeTopUp("For many");
  for (const stream of pages) expect(await stream.next("waiting")).toMatchObject({ within: 150 });
});

test("calls at the same time share the queries, and a change is counted from then on", async () => {
  const clients = await Promise.all(
    Array.from({ length: 20 }, () => demo.server.as("bizDirector")),
  );
  const before = await shownTo(clients[0]!);
  const together = await countedBy(async () => {
    const counts = await Promise.all(clients.map(shownTo));
    expect(new Set(counts)).toEqual(new Set([before]));
  });
  for (const [kind, count] of Object.entries(together)) expect(count, kind).toBeLessThanOrEqual(2);
  await proposeTopUp("Another");
  expect(await Promise.all(clients.map(shownTo))).toEqual(clients.map(() => before + 1));
});

test("an invoice that is paid no longer waits, on open pages, too", async () => {
  const { server } = demo;
  server.clock.advance(31 * 24 * 60 * 60 * 1000);
  const root = await server.as("root");
  const director = await server.as("bizDirector");
  const { items, total } = await root.call("GET /cc-api/finance/invoice/list", {
    query: { status: "overdue" },
  });
  const stream = await listen(director);
  await root.call("POST /cc-api/finance/invoice/:id/mark-paid", {
    params: { id: items[0]!.id },
    body: { reference: "Paid", idempotencyKey: "p".repeat(32) },
  });
  expect(await stream.next("waiting")).toMatchObject({
    permissions: expect.arrayContaining(["finance:invoice:read"]),
    counts: { overdueInvoices: total - 1 },
  });
});
