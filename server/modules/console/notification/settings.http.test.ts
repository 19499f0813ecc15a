import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Mail } from "#platform/mail/mailer.ts";
import { transactionWithDeadline } from "#platform/database/transaction-with-deadline.ts";
import { notify, settle } from "#modules/identity/index.ts";
import { nextDigest } from "./digest.ts";
import { queueNotificationMails } from "./send-mails.ts";

let server: TestServer;
let root: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  root = await server.as("root");
});
afterEach(() => server.close());

const kind = "credit.low" as const;
const tell = (of = server) =>
  notify(
    of.services.database,
    {
      to: [of.operatorIds.root],
      kind,
      facts: { client: "Retail Inc.", number: "C10014", state: "low" },
      path: "/finance/clients",
    },
    of.clock.now(),
  );
const choose = (shown: boolean, mail: "never" | "once" | "daily") =>
  root.call("PATCH /cc-api/notification/settings", { body: { kinds: [{ kind, shown, mail }] } });
/** Both nodes look at the same moment. */
const queueOnTwoNodes = () =>
  Promise.all([1, 2].map(() => queueNotificationMails(server.services, server.clock.now())));

/** Until the workers have sent what's queued. */
const queueEmpty = (of = server) =>
  vi.waitFor(
    async () =>
      expect(
        await of.services.database
          .selectFrom("outgoingMessages")
          .select("id")
          .where("dueAt", "is not", null)
          .execute(),
      ).toEqual([]),
    20_000,
  );

test("a mail whose sending wasn't recorded is sent again, under the same Message-ID", async () => {
  const tried: Mail[] = [];
  const other = await startTestServer({
    mailer: () => ({
      mailbox: false,
      delivers: true,
      send(mail) {
        tried.push(mail);
        return tried.length === 1 ? Promise.reject(new Error("cut off")) : Promise.resolve();
      },
    }),
  });
  try {
    const operator = await other.as("root");
    await operator.call("PATCH /cc-api/notification/settings", {
      body: { kinds: [{ kind, shown: true, mail: "once" }] },
    });
    await tell(other);
    await queueNotificationMails(other.services, other.clock.now());
    await vi.waitFor(() => expect(tried).toHaveLength(1), 20_000);
    await vi.waitFor(() => {
      other.clock.advance(60_000);
      expect(tried).toHaveLength(2);
    }, 20_000);
    await queueEmpty(other);
    expect(tried[0]!.messageId).toMatch(/^<[\w-]+@[\w.-]+>$/);
    expect(tried[1]!.messageId).toBe(tried[0]!.messageId);
  } finally {
    await other.close();
  }
});

test("a hidden kind isn't listed, and mailed at once if chosen, once among nodes", async () => {
  await choose(false, "never");
  await tell();
  await choose(false, "once");
  await tell();
  expect(await root.call("GET /cc-api/notification/list")).toMatchObject({ total: 0, unread: 0 });
  await queueOnTwoNodes();
  await queueOnTwoNodes();
  await queueEmpty();
  expect(server.mails).toEqual([
    expect.objectContaining({ subject: "Client credit is running low" }),
  ]);
});

test("the digest lists unread ones, at its hour in its time zone and language, once among nodes", async () => {
  await root.call("POST /cc-api/operator/updateBasicInfo", { body: { locale: "zh-CN" } });
  await choose(true, "daily");
  const { digest } = await root.call("PATCH /cc-api/notification/settings", {
    body: { digest: { hour: 7, timeZone: "Asia/Shanghai" } },
  });
  const hour = new Date(digest!.dueAt).getUTCHours();
  expect([digest!.dueAt > server.clock.now(), hour]).toEqual([true, 23]);
  await tell();
  await queueOnTwoNodes();
  expect(server.mails).toEqual([]);
  server.clock.advance(digest!.dueAt - server.clock.now());
  await queueOnTwoNodes();
  await queueEmpty();
  const [mail, ...others] = server.mails;
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ locale: "zh-CN", subject: "每日摘要：1 条未读通知" });
  // The same sentence as in the console, with its facts.
  expect(mail!.text).toMatch(/“Retail Inc\.”（.+）的信用额度已不足 20%。/);
  // The next day nothing is new, and the day after it has been read: no empty digest.
  server.clock.advance(86_400_000);
  await queueOnTwoNodes();
  await tell();
  const { items } = await server
    .as("root")
    .then((again) => again.call("GET /cc-api/notification/list", { query: { state: "unread" } }));
  expect(items).toHaveLength(2);
  const again = await server.as("root");
  await again.call("POST /cc-api/notification/read-all");
  server.clock.advance(86_400_000);
  await queueOnTwoNodes();
  await queueEmpty();
  expect(server.mails).toHaveLength(1);
});

test("a kind that is no longer mailed isn't in the next digest", async () => {
  await choose(true, "daily");
  await tell();
  await choose(true, "never");
  server.clock.advance(86_400_000);
  await queueOnTwoNodes();
  await queueEmpty();
  expect(server.mails).toEqual([]);
});

test("read and unread, filters, and what can't be turned off", async () => {
  await tell();
  const [item] = (await root.call("GET /cc-api/notification/list", { query: { kind } })).items;
  const ids = [item!.id];
  const read = await root.call("POST /cc-api/notification/read", { body: { ids } });
  const unread = await root.call("POST /cc-api/notification/unread", { body: { ids } });
  expect([read.unread, unread.unread]).toEqual([0, 1]);
  const sales = await server.as("sales");
  expect(await sales.call("POST /cc-api/notification/unread", { body: { ids } })).toEqual({
    unread: 0,
  });
  const { kinds } = await sales.call("GET /cc-api/notification/settings");
  expect(kinds.map((one) => one.kind)).not.toContain("applicant.waiting");
  const security = await root.request("PATCH", "/cc-api/notification/settings", {
    body: { kinds: [{ kind: "session.new-device", shown: false, mail: "never" }] },
  });
  // A day's hour never begins at a quarter of one in the second.
  for (const timeZone of ["Mars/Olympus", "+05:07"]) {
    const body = { digest: { hour: 7, timeZone } };
    const nowhere = await root.request("PATCH", "/cc-api/notification/settings", { body });
    expect(nowhere.status, timeZone).toBe(400);
  }
  expect(security.status).toBe(400);
});

test("two tabs that change the same kinds in another order don't block each other", async () => {
  const kinds = (["credit.low", "work.assigned", "webhook.paused"] as const).map((one) => ({
    kind: one,
    shown: true,
    mail: "never" as const,
  }));
  await tell();
  const changes = Array.from({ length: 20 }, (_, at) =>
    root.request("PATCH", "/cc-api/notification/settings", {
      body: { kinds: at % 2 ? kinds : kinds.toReversed() },
    }),
  );
  for (const { status } of await Promise.all(changes)) expect(status).toBe(200);
});

test("changes of settings and mails in the queue don't block a change that settles and notifies", async () => {
  const { services, operatorIds, clock } = server;
  const aboutId = operatorIds.root;
  const about = { to: [operatorIds.root], kind, path: "/finance/clients", aboutId } as const;
  const facts = { client: "Retail Inc.", number: "C10014", state: "low" } as const;
  const change = () =>
    transactionWithDeadline(services.database, async (transaction) => {
      await settle(services, transaction, { kind, aboutId }, clock.now());
      await notify(transaction, { ...about, facts }, clock.now());
    });
  await choose(true, "once");
  await change();
  const all = await Promise.allSettled(
    Array.from({ length: 30 }, (_, at) => [
      change(),
      choose(true, at % 2 ? "never" : "once"),
      queueNotificationMails(services, clock.now()),
    ]).flat(),
  );
  expect(all.flatMap((one) => (one.status === "rejected" ? String(one.reason) : []))).toEqual([]);
});

test("marking as read and as unread at once don't block each other", async () => {
  for (let at = 0; at < 40; at += 1) await tell();
  const { items } = await root.call("GET /cc-api/notification/list", { query: { pageSize: 100 } });
  const ids = items.map(({ id }) => id);
  const all = await Promise.allSettled(
    Array.from({ length: 30 }, (_, at) =>
      at % 2
        ? root.call("POST /cc-api/notification/unread", { body: { ids } })
        : root.call("POST /cc-api/notification/read-all"),
    ),
  );
  expect(all.flatMap((one) => (one.status === "rejected" ? String(one.reason) : []))).toEqual([]);
});

test("an hour that the end of summer time repeats makes one digest", async () => {
  const timeZone = "America/New_York";
  const first = Date.UTC(2026, 10, 1, 5);
  expect(nextDigest(first - 1, 1, timeZone)).toBe(first);
  expect(nextDigest(first, 1, timeZone)).toBe(Date.UTC(2026, 10, 2, 6));
});

test("another hour or time zone makes no second digest on the same day", async () => {
  const set = async (hour: number, timeZone = "UTC") =>
    (
      await root.call("PATCH /cc-api/notification/settings", {
        body: { digest: { hour, timeZone } },
      })
    ).digest!.dueAt;
  const day = 86_400_000;
  const midnight = Math.ceil(server.clock.now() / day) * day;
  const at = (hours: number) => midnight + hours * 3_600_000;
  server.clock.advance(at(1) - server.clock.now());
  root = await server.as("root");
  expect(await set(6)).toBe(at(6));
  expect(await set(5)).toBe(at(5));
  server.clock.advance(at(5) - server.clock.now());
  await queueOnTwoNodes();
  root = await server.as("root");
  for (const hour of [7, 23, 5]) expect(await set(hour)).toBe(at(24 + hour));
  // In New York it's the same day until five hours later.
  expect(await set(22, "America/New_York")).toBeGreaterThan(at(24));
});
