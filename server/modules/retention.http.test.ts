import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../platform/database/id.ts";
import { takeKey } from "./billing/finance/answer-once.ts";
import { writeEvents } from "./clients/webhook/publish-event.ts";
import { applicationOn } from "./clients/webhook/testing/application.ts";
import { startCleanUp } from "../platform/retention.ts";
import { sessionLifetimes } from "../kernel/session-lifetimes.ts";
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
  "throttle_counters",
  "reset_codes",
  "reset_tokens",
  "invitations",
  "applicants",
  "mails",
  "notifications",
  "recents",
  "webhook_events",
  "webhook_secrets",
  "finance_answers",
] as const;

const countAll = () =>
  Promise.all(
    tables.map(async (table) => {
      const rows = await server.services.database.selectFrom(table).selectAll().execute();
      return [table, rows.length] as const;
    }),
  ).then((counts) => Object.fromEntries(counts));

/** A webhook's event, and a secret that no longer signs for it. */
const addWebhookRows = async (ends_at: number) => {
  const { database } = server.services;
  const application = await applicationOn(server);
  const { webhook } = await application.addWebhook("https://receiver.example/", [
    "api_key.created",
  ]);
  await database.updateTable("webhook_secrets").set({ ends_at }).execute();
  const event = {
    applicationId: application.id,
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
  const operator_id = server.operatorIds.sales;
  const expires_at = now + 60_000;
  await addWebhookRows(expires_at);
  await database.deleteFrom("sessions").execute();
  await server.as("sales");
  await database
    .insertInto("throttle_counters")
    .values({ key: "login-address:x", count: 1, resets_at: expires_at })
    .execute();
  await database
    .insertInto("reset_codes")
    .values({
      operator_id,
      code_hash: "x",
      expires_at,
      attempts: 0,
      attempts_until: expires_at,
      used_at: null,
    })
    .execute();
  await database
    .insertInto("reset_tokens")
    .values({ token_hash: "x", operator_id, expires_at, used_at: null })
    .execute();
  await database
    .insertInto("invitations")
    .values({ token_hash: "x", operator_id, expires_at, used_at: null })
    .execute();
  await database
    .insertInto("applicants")
    .values({
      id: newId(),
      reference: "AP-222222",
      account: "grace.kim",
      account_key: "grace.kim",
      name: "Grace Kim",
      company: "Hanbit Media",
      email: "grace.kim@hanbit.example",
      email_key: "grace.kim@hanbit.example",
      phone: "",
      reason: "",
      status: "unconfirmed",
      locale: "en-US",
      confirm_hash: "x",
      confirm_expires_at: expires_at,
      created_at: now,
      decided_at: null,
      decided_by: null,
      rejection: "",
      operator_id: null,
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
      created_at: now,
      sent_at: now,
      error: null,
    })
    .execute();
  await database
    .insertInto("notifications")
    .values({
      id: newId(),
      operator_id,
      kind: "session.new-device",
      facts: { device: "", address: "" },
      path: "/user-info",
      about_id: null,
      created_at: now,
      read_at: null,
    })
    .execute();
  await takeKey(database, "finance.addClient", {
    body: { idempotencyKey: "a-client-1" },
    session: { operatorId: operator_id },
    now,
  });
  await database
    .insertInto("recents")
    .values({ operator_id, path: "/finance", title: "Finance", visited_at: now })
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
    finance_answers: 1,
    mails: 1,
    notifications: 1,
    recents: 1,
    webhook_events: 1,
  });
  expect(await after(mailsKept)).toEqual(all(0));
});

test("a rule that fails is logged, and the others remove what they can", async () => {
  await addRows();
  server.clock.advance(mailsKept);
  const log = { ...server.services.log, error: vi.fn() };
  await server.services.database.schema.dropTable("reset_tokens").execute();
  await removeExpired({ ...server.services, log }, server.clock.now());
  expect(log.error).toHaveBeenCalledOnce();
  const mails = await server.services.database.selectFrom("mails").select("id").execute();
  expect(mails).toEqual([]);
});
