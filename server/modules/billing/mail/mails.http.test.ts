import { startTestServer, type TestServer } from "@console-shell/testing/server";
import { createApp } from "../../../app.ts";
import type { Mail } from "#platform/mail/mailer.ts";
import { startSmtpServer } from "@console-shell/testing/smtp-server";
import { createMailer } from "#platform/mail/create-mailer.ts";
import type { TestClient } from "@console-shell/testing/test-client";
import { newId } from "#platform/database/id.ts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { key } from "../testing/proposal-calls.ts";
import { openClient } from "../testing/test-clients.ts";
import { queueReminders } from "./remind.ts";
import { startSending } from "./send.ts";

const day = 24 * 60 * 60 * 1000;

let server: TestServer;
let director: TestClient;
/** How the mail server answers. */
let answer: (mail: Mail) => Promise<void>;
let mails: Mail[];
beforeAll(async () => {
  server = await startTestServer({
    mailer: () => ({
      mailbox: false,
      delivers: true,
      async send(mail) {
        await answer(mail);
        mails.push(mail);
      },
    }),
  });
  director = await server.as("bizDirector");
});
beforeEach(async () => {
  mails = [];
  answer = () => Promise.resolve();
  await server.services.database
    .updateTable("reminderSettings")
    .set({ enabled: false, checkedAt: 0, changedAt: null })
    .execute();
  // Those of earlier tests get no reminders.
  await server.services.database.updateTable("invoices").set({ status: "void" }).execute();
  director = await server.as("bizDirector");
});
afterAll(() => server.close());

let count = 0;
/** An invoice due in some days, with one line of calls. */
const addInvoice = async (
  clientId: string,
  {
    dueIn = 10,
    total = 1_000,
    currency = "CNY",
    month = "2025-01",
  }: { dueIn?: number; total?: number; currency?: "CNY" | "USD" | "EUR"; month?: string } = {},
) => {
  const { database, clock } = server.services;
  const id = newId();
  const dueAt = clock() + dueIn * day;
  count += 1;
  await database
    .insertInto("invoices")
    .values({
      id,
      number: `INV-2025-${String(count).padStart(5, "0")}`,
      clientId,
      clientName: "A client",
      currency,
      status: "issued",
      periodStart: Date.parse(`${month}-01T00:00:00Z`) + count,
      periodEnd: Date.parse(`${month}-28T00:00:00Z`),
      issuedAt: dueAt - 30 * day,
      dueAt,
      paidAt: null,
      subtotal: total,
      taxRate: 0,
      tax: 0,
      total,
    })
    .execute();
  await database
    .insertInto("invoiceLines")
    .values({
      invoiceId: id,
      position: 1,
      item: "face-search",
      quantity: 10_000,
      unitPrice: total / 10,
      firstCalls: null,
      furtherPrice: null,
      amount: total,
    })
    .execute();
  return id;
};

const addClient = async (change: object = {}) => {
  const client = await openClient(server, {
    billingEmails: ["pay@client.test"],
    ...change,
  } as never);
  return client.id;
};

const send = (invoiceIds: string[], more: object = {}, who = director) =>
  who.call("POST /cc-api/finance/invoice/send", { body: { invoiceIds, ...more, ...key() } });
const read = (id: string) => director.call("GET /cc-api/finance/invoice/:id", { params: { id } });
const states = async (id: string) => (await read(id)).mails.map(({ state }) => state);
/** Waits until no e-mail of an invoice is waiting. */
const settled = (id: string) =>
  vi.waitFor(async () => expect(await states(id)).not.toContain("waiting"), {
    timeout: 20_000,
    interval: 50,
  });

test("an invoice is e-mailed as previewed to each billing address, in the client's language, with PDF and CSV", async () => {
  const billingEmails = ["one@client.test", "two@client.test"];
  const id = await addInvoice(await addClient({ billingEmails }));
  const preview = await director.call("GET /cc-api/finance/invoice/:id/mail-preview", {
    params: { id },
    query: { kind: "invoice" },
  });
  expect(preview).toMatchObject({ recipients: billingEmails, locale: "zh-CN", skipped: null });
  const { queued } = await send([id], { message: "感谢惠顾" });
  expect(queued).toHaveLength(1);
  await settled(id);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(billingEmails);
  const [mail] = mails;
  expect(mail!.subject).toBe(preview.subject);
  expect(mail!.text).toBe(`${preview.before}\n\n感谢惠顾\n\n${preview.after}\n`);
  const [pdf, csv] = mail!.files!;
  expect(pdf!.content.subarray(0, 5).toString()).toBe("%PDF-");
  expect(csv!.content.toString()).toContain("1,face-search,10000,CNY,1.00,1000,,,10.00");
  expect(await read(id)).toMatchObject({
    mailState: "sent",
    mails: [{ createdByName: expect.any(String) }, { state: "sent" }],
  });
  const smtp = await startSmtpServer();
  try {
    const { database, clock } = server.services;
    await createMailer({
      database,
      clock,
      environment: "production",
      smtpUrl: smtp.url,
      from: "Us <us@console.test>",
    }).send(mail!);
    expect(smtp.messages[0]).toContain(`Message-ID: ${mail!.messageId}`);
    expect(smtp.messages[0]).toContain(`filename=${pdf!.name}`);
  } finally {
    await smtp.close();
  }
});

test("several e-mails are previewed as they're sent: to whom, what's left out, and what was already sent", async () => {
  const [first, again, nowhere] = [
    await addInvoice(await addClient({ billingEmails: ["one@client.test", "two@client.test"] })),
    await addInvoice(await addClient()),
    await addInvoice(await addClient({ billingEmails: [] })),
  ];
  await send([again]);
  await settled(again);
  mails = [];
  const preview = (who = director, invoiceIds = [nowhere, first, again]) =>
    who.call("POST /cc-api/finance/invoice/mail-preview", { body: { invoiceIds } });
  const { items, sample } = await preview();
  expect(items).toMatchObject([
    { id: nowhere, recipients: [], sentAt: null, skipped: "no-address" },
    { id: first, recipients: ["one@client.test", "two@client.test"], sentAt: null, skipped: null },
    { id: again, recipients: ["pay@client.test"], sentAt: expect.any(Number), skipped: null },
  ]);
  expect(mails).toEqual([]);
  await send([first]);
  await settled(first);
  expect(mails[0]).toMatchObject({
    subject: sample!.subject,
    text: `${sample!.before}\n\n${sample!.after}\n`,
  });
  expect(mails[0]!.files!.map(({ name }) => name)).toEqual(sample!.files);
  expect((await preview(director, [nowhere])).sample).toBeNull();
  await expect(preview(await server.as("sales"))).rejects.toThrow("answered 403");
});

test("two nodes send each e-mail once; what a killed node left is sent, or reported if it may have been", async () => {
  const { database, clock } = server.services;
  const other = await createApp(server.services, { load: { eventLoopDelay: 0 } });
  await other.ready();
  try {
    const clientId = await addClient();
    const ids = await Promise.all(Array.from({ length: 6 }, () => addInvoice(clientId)));
    await send(ids);
    for (const id of ids) await settled(id);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6);
    expect(mails).toHaveLength(6);

    const [left, handed] = await Promise.all([addInvoice(clientId), addInvoice(clientId)]);
    const row = { kind: "invoice", days: null, recipient: "pay@client.test" } as const;
    const mail = { subject: "S", body: "T", locale: "en-US", state: "waiting" } as const;
    // Both were claimed by a process that died; its leases have expired.
    for (const [invoiceId, handedAt] of [
      [left, null],
      [handed, clock() - 1],
    ] as const)
      await database
        .insertInto("invoiceMails")
        .values({
          ...row,
          ...mail,
          id: newId(),
          invoiceId,
          dueAt: clock(),
          lease: "of a dead process",
          tries: 0,
          handedAt,
          error: null,
          createdBy: null,
          createdAt: clock(),
          sentAt: null,
        })
        .execute();
    await settled(left);
    await settled(handed);
    expect(await states(left)).toEqual(["sent"]);
    expect(await states(handed)).toEqual(["unconfirmed"]);
    expect(mails).toHaveLength(7);
  } finally {
    await other.close();
  }
});

test("a refused e-mail fails, an unreachable server is tried again, and invoices without an address are skipped", async () => {
  const clientId = await addClient();
  const refused = await addInvoice(clientId);
  answer = () => Promise.reject(Object.assign(new Error("550 nobody"), { responseCode: 550 }));
  await send([refused]);
  await settled(refused);
  expect((await read(refused)).mails).toMatchObject([{ state: "failed", error: "550 nobody" }]);
  const told = async (state: "unread" | undefined) =>
    (
      await director.call("GET /cc-api/notification/list", {
        query: { kind: "invoice-mail.failed", state },
      })
    ).items.filter(({ path }) => path === `/finance/invoices/${refused}`).length;
  expect(await told("unread")).toBe(1);
  // Sending it again settles it.
  answer = () => Promise.resolve();
  await send([refused]);
  await settled(refused);
  expect([await told("unread"), await told(undefined)]).toEqual([0, 1]);

  const later = await addInvoice(clientId);
  answer = () => Promise.reject(Object.assign(new Error("down"), { code: "ECONNECTION" }));
  await send([later]);
  await vi.waitFor(async () => expect((await read(later)).mails[0]!.error).toBe("down"), 20_000);
  answer = () => Promise.resolve();
  server.clock.advance(5_000);
  await settled(later);
  expect(await states(later)).toEqual(["sent"]);

  const nowhere = await addInvoice(await addClient({ billingEmails: [] }));
  expect((await send([nowhere])).skipped).toMatchObject([{ reason: "no-address" }]);
  expect((await send([nowhere], { kind: "reminder" })).skipped).toMatchObject([
    { reason: "not-sent" },
  ]);
  const sales = await server.as("sales");
  await expect(send([later], {}, sales)).rejects.toThrow("answered 403");
});

test("reminders follow the schedule, each once, also on two nodes, and never for settled invoices", async () => {
  const { database } = server.services;
  const clientId = await addClient();
  const [open, paid, unsent, muted] = [
    await addInvoice(clientId),
    await addInvoice(clientId),
    await addInvoice(clientId),
    await addInvoice(await addClient({ reminders: false })),
  ];
  await send([open, paid, muted]);
  for (const id of [open, paid, muted]) await settled(id);
  const settings = await director.call("GET /cc-api/finance/reminders");
  await director.call("PUT /cc-api/finance/reminders", {
    body: { enabled: true, days: [7, -3, 1], hour: 8, changedAt: settings.changedAt },
  });
  await expect(
    director.call("PUT /cc-api/finance/reminders", {
      body: { enabled: true, days: [1], hour: 8, changedAt: 1 },
    }),
  ).rejects.toThrow("answered 409");
  await database
    .updateTable("invoices")
    .set({ status: "paid", paidAt: 1 })
    .where("id", "=", paid)
    .execute();
  mails = [];
  const run = async (days: number) => {
    server.clock.advance(days * day);
    director = await server.as("bizDirector");
    const both = await Promise.all([
      queueReminders(server.services),
      queueReminders(server.services),
    ]);
    server.clock.advance(60_000);
    const again = await queueReminders(server.services);
    await settled(open);
    return both[0] + both[1] + again;
  };
  // Due in ten days, at 09:00: reminders come on days 7, 11 and 17.
  expect(await run(6)).toBe(0);
  // A clock that was days ahead has been set right.
  const ahead = { checkedAt: server.clock.now() + 10 * day };
  await database.updateTable("reminderSettings").set(ahead).execute();
  expect(await run(1)).toBe(1);
  expect(await run(4)).toBe(1);
  // After an outage only those of the last two days are sent.
  expect(await run(20)).toBe(0);
  await settled(open);
  const { mails: history } = await read(open);
  expect(history.map(({ kind, days }) => [kind, days])).toEqual([
    ["reminder", 1],
    ["reminder", -3],
    ["invoice", null],
  ]);
  for (const id of [unsent, muted])
    expect((await read(id)).mails.some(({ kind }) => kind === "reminder")).toBe(false);
  expect((await send([open], { kind: "reminder" })).queued).toHaveLength(1);
  await settled(open);
});

test("a client gets one reminder of all its invoices, by hand and by schedule", async () => {
  const { database } = server.services;
  const billingEmails = ["one@client.test", "two@client.test"];
  const many = await addClient({ billingEmails });
  const three = [
    await addInvoice(many, { dueIn: -2 }),
    await addInvoice(many, { dueIn: -9, month: "2025-02" }),
    await addInvoice(many, { dueIn: 5, month: "2025-03" }),
  ] as const;
  const single = await addInvoice(await addClient(), { dueIn: -2 });
  const all = [...three, single];
  await send(all);
  for (const id of all) await settled(id);
  mails = [];
  const preview = await director.call("POST /cc-api/finance/invoice/mail-preview", {
    body: { invoiceIds: all, kind: "reminder" },
  });
  expect(preview.mails).toBe(3);
  const held = Promise.withResolvers<void>();
  answer = () => held.promise;
  const { queued } = await send(all, { kind: "reminder", message: "Thank you" });
  expect(queued).toHaveLength(4);
  expect((await send(all, { kind: "reminder" })).queued).toEqual([]);
  held.resolve();
  for (const id of all) await settled(id);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    [...billingEmails, "pay@client.test"].toSorted(),
  );
  const numbers = await Promise.all(three.map(async (id) => (await read(id)).number));
  const mail = mails.find(({ to }) => to === "one@client.test")!;
  expect(mail.files!.map(({ name }) => name).toSorted()).toEqual(
    numbers.flatMap((number) => [`${number}.csv`, `${number}.pdf`]).toSorted(),
  );
  expect(mail.text).toContain("Thank you");
  for (const number of numbers) expect(mail.text).toContain(number);
  for (const id of all)
    expect(await read(id)).toMatchObject({
      reminders: 1,
      mails: expect.arrayContaining([
        expect.objectContaining({ kind: "reminder", state: "sent", sentAt: expect.any(Number) }),
      ]),
    });

  // By schedule, three reminders of different days are due at the same time.
  const settings = await director.call("GET /cc-api/finance/reminders");
  await director.call("PUT /cc-api/finance/reminders", {
    body: { enabled: true, days: [9, 2, -5], hour: 0, changedAt: settings.changedAt },
  });
  await database.updateTable("invoiceMails").set({ sentAt: 1 }).execute();
  mails = [];
  expect(await queueReminders(server.services)).toBe(4);
  for (const id of all) await settled(id);
  expect(mails).toHaveLength(3);
  const { mails: history } = await read(three[1]);
  expect(history[0]).toMatchObject({ kind: "reminder", days: 9, state: "sent" });
});

test("a reminder from the work queue is of all that the client is overdue with, once a day", async () => {
  const clientId = await addClient();
  const [first, second, toCome, unsent] = [
    await addInvoice(clientId, { dueIn: -2 }),
    await addInvoice(clientId, { dueIn: -9 }),
    await addInvoice(clientId, { dueIn: 5 }),
    await addInvoice(clientId, { dueIn: -3 }),
  ];
  const muted = await addInvoice(await addClient({ reminders: false }), { dueIn: -2 });
  const addressless = await addClient();
  const nowhere = await addInvoice(addressless, { dueIn: -2 });
  await send([first, second, toCome, muted, nowhere]);
  for (const id of [first, second, toCome, muted, nowhere]) await settled(id);
  await server.services.database
    .updateTable("financeClients")
    .set({ billingEmails: [] })
    .where("id", "=", addressless)
    .execute();
  mails = [];
  const remind = (id: string, who = director) =>
    who.call("POST /cc-api/finance/invoice/:id/remind", { params: { id }, body: key() });
  const queued = async (id: string) => (await remind(id)).queued.map((one) => one.id).toSorted();
  expect(await queued(first)).toEqual([first, second].toSorted());
  // The next items of the queue are of the same client.
  expect(await queued(second)).toEqual([]);
  for (const id of [first, second]) await settled(id);
  expect(await queued(second)).toEqual([]);
  expect(mails).toHaveLength(1);
  expect((await read(toCome)).reminders).toBe(0);
  server.clock.advance(day);
  director = await server.as("bizDirector");
  expect(await queued(second)).toEqual([first, second].toSorted());
  for (const id of [first, second]) await settled(id);

  const refused = async (id: string) =>
    (await director.request("POST", `/cc-api/finance/invoice/${id}/remind`, { body: key() })).body;
  for (const [id, code] of [
    [unsent, "not_sent"],
    [muted, "no_reminders"],
    [nowhere, "no_address"],
  ] as const)
    expect(await refused(id)).toMatchObject({ status: 409, fields: [{ path: "id", code }] });
  await server.services.database
    .updateTable("invoices")
    .set({ status: "paid" })
    .where("id", "=", first)
    .execute();
  expect(await refused(first)).toMatchObject({ status: 409, fields: [{ code: "decided" }] });
  await expect(remind(second, await server.as("sales"))).rejects.toThrow("answered 403");
});

test("an invoice paid since is left out of a reminder, also the one that the others follow", async () => {
  const { database } = server.services;
  const clientId = await addClient();
  const ids = [
    await addInvoice(clientId, { dueIn: -2 }),
    await addInvoice(clientId, { dueIn: -9 }),
    await addInvoice(clientId, { dueIn: -12 }),
  ];
  await send(ids);
  for (const id of ids) await settled(id);
  const pay = (id: string) =>
    database.updateTable("invoices").set({ status: "paid" }).where("id", "=", id).execute();
  const leadOf = async () =>
    (
      await database
        .selectFrom("invoiceMails")
        .select("invoiceId")
        .where("invoiceId", "in", ids)
        .where("kind", "=", "reminder")
        .where("leadId", "is", null)
        .executeTakeFirstOrThrow()
    ).invoiceId;
  mails = [];
  // The first attempt fails; before the second, the one that the others follow and another are paid.
  answer = () => Promise.reject(Object.assign(new Error("down"), { code: "ECONNECTION" }));
  await send(ids, { kind: "reminder", message: "Thanks" });
  const lead = await leadOf();
  await vi.waitFor(async () => expect((await read(ids[0]!)).mails[0]!.error).toBe("down"), 20_000);
  const [other, left] = ids.filter((id) => id !== lead) as [string, string];
  await pay(lead);
  await pay(other);
  answer = () => Promise.resolve();
  server.clock.advance(5_000);
  for (const id of ids) await settled(id);
  expect((await states(lead))[0]).toBe("cancelled");
  expect((await states(other))[0]).toBe("cancelled");
  expect((await states(left))[0]).toBe("sent");
  expect(mails).toHaveLength(1);
  const { number } = await read(left);
  expect(mails[0]!.files!.map(({ name }) => name)).toEqual([`${number}.pdf`, `${number}.csv`]);
  expect(mails[0]!.text).not.toContain((await read(other)).number);
  expect(mails[0]!.text).toContain("Thanks");
});

test("a reminder isn't sent if the invoice is paid while its PDF is drawn", async () => {
  const { services } = server;
  const { database, clock } = services;
  const id = await addInvoice(await addClient());
  const mailId = newId();
  await database
    .insertInto("invoiceMails")
    .values({
      id: mailId,
      invoiceId: id,
      kind: "reminder",
      days: null,
      recipient: "pay@client.test",
      subject: "S",
      body: "T",
      locale: "en-US",
      state: "waiting",
      // Only the worker below, whose clock is ahead, finds it due.
      dueAt: clock() + 60_000,
      lease: null,
      tries: 0,
      handedAt: null,
      error: null,
      createdBy: null,
      createdAt: clock(),
      sentAt: null,
    })
    .execute();
  const draw = async () => {
    await database.updateTable("invoices").set({ status: "paid" }).where("id", "=", id).execute();
    return Buffer.from("%PDF-");
  };
  const worker = startSending(
    { ...services, clock: () => clock() + 120_000 },
    { draw, close: () => Promise.resolve() },
  );
  try {
    await settled(id);
  } finally {
    await worker.close();
  }
  expect(await states(id)).toEqual(["cancelled"]);
  expect(mails).toEqual([]);
});

test("filters, totals, ageing and the default order agree, for salespeople of their own clients", async () => {
  const mine = await addClient({ currency: "EUR", name: "Ageing" });
  const other = await addClient({ currency: "EUR", name: "Ageing 2", ownerId: null });
  const inEuros = { currency: "EUR" as const };
  for (const [dueIn, total] of [
    [5, 100],
    [-1, 200],
    [-30, 300],
    [-31, 400],
    [-90, 500],
    [-91, 600],
  ] as const)
    await addInvoice(mine, { ...inEuros, dueIn, total: total * 10, month: "2024-05" });
  await addInvoice(other, { ...inEuros, dueIn: -2, total: 7_000, month: "2024-06" });
  const query = { currency: "EUR" } as const;
  const [all] = await director.call("GET /cc-api/finance/invoice/totals", { query });
  expect(all).toMatchObject({ count: 7, issued: 28_000, open: 28_000, overdue: 27_000 });
  const [ages] = await director.call("GET /cc-api/finance/receivables/totals", { query });
  expect(ages).toMatchObject({ clients: 2, total: all!.open, notDue: 1_000, upTo30: 12_000 });
  expect(ages).toMatchObject({ upTo60: 4_000, upTo90: 5_000, over90: 6_000 });
  const { items } = await director.call("GET /cc-api/finance/receivables/list", { query });
  expect(items.map(({ total }) => total)).toEqual([21_000, 7_000]);

  const { items: first } = await director.call("GET /cc-api/finance/invoice/list", { query });
  expect(first.map(({ daysOverdue }) => daysOverdue)).toEqual([91, 90, 31, 30, 2, 1, 0]);
  const listed = async (filter: object) =>
    (await director.call("GET /cc-api/finance/invoice/list", { query: { ...query, ...filter } }))
      .total;
  expect(await listed({ monthFrom: "2024-06", monthTo: "2024-06" })).toBe(1);
  expect(await listed({ totalFrom: 3_000, totalTo: 5_000 })).toBe(3);
  expect(await listed({ dueFrom: new Date(server.clock.now()).toISOString().slice(0, 10) })).toBe(
    1,
  );
  expect(await listed({ status: "open", clientId: mine })).toBe(6);
  expect([await listed({ mail: "unsent" }), await listed({ mail: "failed" })]).toEqual([7, 0]);

  const sales = await server.as("sales");
  const [own] = await sales.call("GET /cc-api/finance/receivables/totals", { query });
  expect(own).toMatchObject({ clients: 1, total: 21_000 });
  const [sum] = await sales.call("GET /cc-api/finance/invoice/totals", { query });
  expect(sum).toMatchObject({ open: 21_000 });
  const csv = await sales.request("GET", "/cc-api/finance/receivables/export?currency=EUR");
  expect(csv.text.trim().split("\r\n")).toHaveLength(2);
});
