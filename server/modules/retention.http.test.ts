import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { type KyselyPlugin, sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "#platform/database/id.ts";
import { claimKey } from "./billing/answer-once.ts";
import { writeEvents } from "./clients/webhook/publish.ts";
import { clientAppOn } from "./clients/webhook/testing/client-app.ts";
import { rowsAtOnce } from "#platform/in-batches.ts";
import { startCleanUp } from "#platform/retention.ts";
import { sessionLifetimes } from "#kernel/session-lifetimes.ts";
import { mailsKept } from "./console/retention.ts";
import { removeExpired } from "./retention.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const tables = [
  "sessions",
  "throttleCounters",
  "resetCodes",
  "resetTokens",
  "invitations",
  "applicants",
  "mails",
  "notifications",
  "recents",
  "webhookEvents",
  "webhookSecrets",
  "financeAnswers",
] as const;

const countAll = () =>
  Promise.all(
    tables.map(async (table) => {
      const rows = await server.services.database.selectFrom(table).selectAll().execute();
      return [table, rows.length] as const;
    }),
  ).then((counts) => Object.fromEntries(counts));

/** A webhook's event, and a secret that no longer signs for it. */
const addWebhookRows = async (endsAt: number) => {
  const { database } = server.services;
  const clientApp = await clientAppOn(server);
  const { webhook } = await clientApp.addWebhook("https://receiver.example/", ["api_key.created"]);
  // A delivery that fails for long enough adds a notification.
  await clientApp.update(webhook.id, { state: "paused" });
  await database.updateTable("webhookSecrets").set({ endsAt }).execute();
  const event = {
    clientAppId: clientApp.id,
    type: "application.suspended",
    data: { name: "Gate" },
    webhookIds: [webhook.id],
  } as const;
  await writeEvents(database, [event], server.clock.now());
};

/** One row of each kind that expires. */
const addRows = async () => {
  const { database } = server.services;
  const now = server.clock.now();
  const operatorId = server.operatorIds.sales;
  const expiresAt = now + 60_000;
  await addWebhookRows(expiresAt);
  await database.deleteFrom("sessions").execute();
  await server.as("sales");
  await database
    .insertInto("throttleCounters")
    .values({ key: "login-address:x", count: 1, resetsAt: expiresAt })
    .execute();
  await database
    .insertInto("resetCodes")
    .values({
      operatorId,
      codeHash: "x",
      expiresAt,
      attempts: 0,
      attemptsUntil: expiresAt,
      usedAt: null,
    })
    .execute();
  await database
    .insertInto("resetTokens")
    .values({ tokenHash: "x", operatorId, expiresAt, usedAt: null })
    .execute();
  await database
    .insertInto("invitations")
    .values({ tokenHash: "x", operatorId, expiresAt, usedAt: null })
    .execute();
  await database
    .insertInto("applicants")
    .values({
      id: newId(),
      reference: "AP-222222",
      account: "grace.kim",
      accountKey: "grace.kim",
      name: "Grace Kim",
      company: "Hanbit Media",
      email: "grace.kim@hanbit.example",
      emailKey: "grace.kim@hanbit.example",
      phone: "",
      reason: "",
      status: "unconfirmed",
      locale: "en-US",
      confirmHash: "x",
      confirmExpiresAt: expiresAt,
      createdAt: now,
      decidedAt: null,
      decidedBy: null,
      rejection: "",
      operatorId: null,
    })
    .execute();
  await database
    .insertInto("mails")
    .values({
      id: newId(),
      recipient: "sales@console.test",
      subject: "Hello",
      text: null,
      locale: "en-US",
      createdAt: now,
      sentAt: now,
      error: null,
    })
    .execute();
  await database
    .insertInto("notifications")
    .values({
      id: newId(),
      operatorId,
      kind: "session.new-device",
      facts: { device: "", address: "" },
      path: "/user-info",
      aboutId: null,
      createdAt: now,
      readAt: null,
    })
    .execute();
  await claimKey(database, "finance.addClient", {
    body: { idempotencyKey: "a-client-1" },
    by: { operatorId, now },
  });
  await database
    .insertInto("recents")
    .values({ operatorId, path: "/finance", title: "Finance", visitedAt: now })
    .execute();
};

test("expired rows are removed periodically, without any request", async () => {
  await addRows();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const after = async (milliseconds: number) => {
    const stop = startCleanUp(server.services, removeExpired);
    server.clock.advance(milliseconds);
    vi.advanceTimersByTime(10 * 60_000);
    await stop();
    return countAll();
  };
  const all = (count: number) => Object.fromEntries(tables.map((table) => [table, count]));

  expect(await after(0)).toEqual(all(1));
  expect(await after(sessionLifetimes.absolute)).toEqual({
    ...all(0),
    financeAnswers: 1,
    mails: 1,
    notifications: 1,
    recents: 1,
    webhookEvents: 1,
  });
  expect(await after(mailsKept)).toEqual(all(0));
});

test("a rule that fails is logged, and the others remove what they can", async () => {
  await addRows();
  server.clock.advance(mailsKept);
  const log = { ...server.services.log, error: vi.fn() };
  await server.services.database.schema.dropTable("resetTokens").execute();
  await removeExpired({ ...server.services, log }, server.clock.now());
  expect(log.error).toHaveBeenCalledOnce();
  const mails = await server.services.database.selectFrom("mails").select("id").execute();
  expect(mails).toEqual([]);
});

test("however much has expired, no statement removes more than a batch", async () => {
  const { database } = server.services;
  const add = (count: number, table: string, columns: string, values: string) =>
    sql
      .raw(
        `insert into ${table} (${columns}) with recursive numbers (n) as
           (select 1 union all select n + 1 from numbers where n < ${count}) select ${values} from numbers`,
      )
      .execute(database);
  const many = 3 * rowsAtOnce + 1;
  await add(300_000, "signals", "id, event, at", "'s' || n, 'waiting', n");
  await add(
    many,
    "mails",
    "id, recipient, subject, locale, created_at",
    "'m' || n, '', '', 'en-US', n",
  );
  await add(many, "throttle_counters", "key, count, resets_at", "'t' || n, 1, n");
  const removed: number[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      removed.push(Number(result.numAffectedRows ?? 0));
      return Promise.resolve(result);
    },
  };
  const services = { ...server.services, database: database.withPlugin(counting) };
  await removeExpired(services, server.clock.now());
  expect(Math.max(...removed)).toBe(rowsAtOnce);
  expect(removed.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(300_000 + 2 * many);
  for (const table of ["signals", "mails", "throttleCounters"] as const)
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
});
