import { startTestServer, type TestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#platform/database/id.ts";
import { chunksOf } from "#platform/database/chunks-of.ts";
import { monthEnd, monthOf } from "../months.ts";
import { key, proposed } from "../testing/proposal-calls.ts";
import { previewMonth, runMonth, setIssuer } from "../testing/billing.ts";
import { addPlan } from "../testing/plans.ts";
import { openClient } from "../testing/test-clients.ts";
import { textOfPdf } from "../testing/text-of-pdf.ts";
import { addClientApp, addCalls } from "../testing/usage.ts";

let server: TestServer;
let director: TestClient;
let invoice: { id: string; number: string };
let client: { id: string; number: string };
beforeAll(async () => {
  server = await startTestServer();
  const month = monthOf(server.clock.now());
  const plan = await addPlan(server, month);
  client = await openClient(server, { name: "Société 云栖智能", planId: plan.id, taxRate: 600 });
  await addCalls(server, await addClientApp(server, client.id), {
    meter: "object-search",
    calls: 1_234_567,
    at: `${month}-10T10:00:00Z`,
  });
  server.clock.advance(monthEnd(month) + 600_000 - server.clock.now());
  director = await server.as("bizDirector");
  await setIssuer(director);
  const { issued } = await runMonth(director, month);
  invoice = issued[0]!;
});
afterAll(() => server.close());

const get = (path: string, who = director) => who.request("GET", `/cc-api/finance/${path}`);

test("an invoice is a PDF in both languages, complete, with embedded fonts", async () => {
  for (const [locale, said] of [
    [
      "en-US",
      ["Invoice", invoice.number, "Société 云栖智能", "March 2026", "April 1, 2026", "May 1, 2026"],
    ],
    [
      "en-US",
      ["Console Vision Ltd", "1 Sample Street", "Tax number EX 123", "Example Bank", "XX00 0001"],
    ],
    [
      "zh-CN",
      [
        "税号 EX 123",
        "银行账号",
        "账单",
        "2026年3月",
        "物品检索（次）",
        "税额 6%",
        "¥760.85",
        "第 1 页，共 1 页",
      ],
    ],
    ["en-US", ["Object search, calls", "1,234,567", "CN¥617.78", "CN¥760.85", "Page 1 of 1"]],
  ] as const) {
    const answer = await get(`invoice/${invoice.id}/pdf?locale=${locale}`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain(`${invoice.number}.pdf`);
    expect(answer.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(answer.bytes.toString("latin1")).toMatch(/\/FontName \/\w{6}\+NotoSansSC-Regular/);
    const text = textOfPdf(answer.bytes);
    for (const line of said) expect(text).toContain(line);
  }
});

test("so is a credit note, and only operators who see the client can download them", async () => {
  const { creditNotes } = await director.call("POST /cc-api/finance/invoice/:id/credit", {
    params: { id: invoice.id },
    body: { reason: "两次计费", lines: [{ position: 2, amount: 1_000 }], ...key() },
  });
  const path = `credit-note/${creditNotes[0]!.id}/pdf`;
  const answer = await get(path);
  const text = textOfPdf(answer.bytes);
  for (const line of ["Credit note", "CN-2026-00001", invoice.number, "两次计费", "CN¥10.60"])
    expect(text).toContain(line);
  await server.services.database
    .updateTable("financeClients")
    .set({ ownerId: null })
    .where("id", "=", client.id)
    .execute();
  const sales = await server.as("sales");
  for (const one of [path, `invoice/${invoice.id}/pdf`, `invoice/${invoice.id}/csv`])
    expect((await get(one, sales)).status).toBe(404);
});

test("lines and lists download as CSV with the list's filters", async () => {
  const other = await openClient(server, { name: "Comma, Inc." });
  const manager = await server.as("clientManager");
  await proposed(manager, other.id, { reference: "=1+1" });
  await proposed(manager, other.id, { reference: "Back" }, "refund");
  const rows = async (path: string) => {
    const answer = await get(path);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    return answer.text.trim().split(/\r?\n/);
  };
  const lines = await rows(`invoice/${invoice.id}/csv`);
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^1,platform-fee,1,CNY,100.00,1,,,100.00$/),
    "2,object-search,1234567,CNY,1.00,1000,1000,0.50,617.78",
  ]);
  expect(await rows("client/export?search=comma")).toHaveLength(2);
  expect((await rows("client/export?credit=low")).join("\n")).toContain(client.number);
  expect((await rows("ledger/export?kind=charge")).join("\n")).toContain(invoice.number);
  expect(await rows("ledger/export?kind=top-up")).toHaveLength(1);
  expect((await rows("invoice/export")).join("\n")).toContain(`${invoice.number},${client.number}`);
  const [head, plan, ...more] = await rows("plan/export?currency=CNY&search=plan");
  expect(head).toContain("name,currency,clients,createdAt,validFrom,platformFee,face-search price");
  expect(plan).toMatch(/^Plan [\w-]+,CNY,1,[\d-]+T[\d:.]+Z,2026-\d\d,100.00,/);
  expect(plan).toContain(",1.00,1000,0.50,");
  expect(more).toEqual([]);
  expect(await rows("plan/export?search=nothing")).toHaveLength(1);
  const [, topUp] = await rows("top-up/export?status=waiting");
  expect(topUp).toContain("'=1+1");
  expect((await rows("refund/export")).join("\n")).toContain("Back");
});

test.each([
  ["client/export", ["balance", "creditLimit"]],
  ["ledger/export", ["amount", "balanceAfter"]],
  ["invoice/export", ["subtotal", "tax", "total", "credited", "open"]],
  ["receivables/export", ["notDue", "upTo30", "upTo60", "upTo90", "over90", "total"]],
  ["plan/export", ["platformFee", "face-search price", "object-search furtherPrice"]],
  ["top-up/export", ["amount"]],
  ["refund/export", ["amount"]],
  ["adjustment/export", ["amount"]],
])("amounts of %s are numbers in units of the row's currency", async (path, amounts) => {
  const owner = await openClient(server, { name: "Units", creditLimit: 100_000 });
  const manager = await server.as("clientManager");
  const body = { clientId: owner.id, memo: "Off", ...key() };
  await manager.call("POST /cc-api/finance/ledger/post", {
    body: { ...body, kind: "adjustment", amount: -1_250 },
  });
  for (const kind of ["top-up", "refund", "adjustment"] as const)
    await proposed(manager, owner.id, { reference: "Units", amount: 1_250 }, kind);
  const [head = "", ...rows] = (await get(path)).text.trim().split("\r\n");
  const names = head.split(",");
  expect(names).toEqual(expect.arrayContaining(["currency", ...amounts]));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    // Texts with commas are quoted; no amount is.
    const cells = row.replaceAll(/"(?:[^"]|"")*"/g, "text").split(",");
    const cellOf = (name: string) => cells[names.indexOf(name)];
    expect(cellOf("currency")).toMatch(/^(?:CNY|USD|EUR)$/);
    for (const name of amounts)
      expect(cellOf(name), `${name} of ${row}`).toMatch(/^(?:-?\d+\.\d\d)?$/);
    if (names.includes("taxRate")) expect(cellOf("taxRate")).toMatch(/^0\.\d{4}$/);
  }
  if (path === "ledger/export") expect(rows.join()).toContain(",CNY,-12.50,-12.50,Off,");
});

test("a statement adds up, from the opening to the closing balance of its days", async () => {
  const account = await openClient(server, { name: "Globex Inc." });
  const post = async (amount: number, memo: string) =>
    (await server.as("clientManager")).call("POST /cc-api/finance/ledger/post", {
      body: { clientId: account.id, kind: "adjustment", amount, memo, ...key() },
    });
  const dayOf = () => new Date(server.clock.now()).toISOString().slice(0, 10);
  await post(100_000, "Before");
  server.clock.advance(86_400_000);
  const from = dayOf();
  await post(25_050, "Raised");
  await post(-5_000, "Lowered");
  const path = (query: string) => `client/${account.id}/statement?${query}`;
  const who = await server.as("bizDirector");
  for (const [locale, said] of [
    ["en-US", ["Statement", "Globex Inc.", "Opening balance", "CN¥1,000.00", "CN¥250.50"]],
    ["en-US", ["-CN¥50.00", "CN¥1,250.50", "Closing balance", "CN¥1,200.50"]],
    ["zh-CN", ["对账单", "期初余额", "期末余额", "¥1,200.50", "调整"]],
  ] as const) {
    const answer = await get(path(`from=${from}&to=${from}&locale=${locale}`), who);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get("content-disposition")).toContain(`${account.number}-`);
    const text = textOfPdf(answer.bytes).join("\n");
    for (const line of said) expect(text).toContain(line);
    expect(text).not.toContain("Before");
  }
  expect((await get(path("from=2026-02-02&to=2026-02-01"), who)).status).toBe(400);
  expect((await get(path(`from=${from}&to=${from}`), who)).status).toBe(200);
  const totals = await get(`ledger/totals?clientId=${account.id}`, who);
  expect(totals.body).toEqual([{ currency: "CNY", count: 3, raised: 125_050, lowered: -5_000 }]);
});

test("a statement of thousands of entries has all of them, on many pages", async () => {
  const { id: clientId, number } = await openClient(server, { name: "Busy Inc." });
  const count = 2_345;
  const createdAt = server.clock.now();
  const entries = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    clientId,
    sequence: index + 1,
    number: `L-${number}-${index + 1}`,
    kind: "charge" as const,
    currency: "CNY" as const,
    amount: -100 - index,
    balanceAfter: 0,
    memo: `Charge ${index + 1}`,
    idempotencyKey: newId(),
    reversesId: null,
    createdBy: server.operatorIds.root,
    createdAt,
  }));
  const total = entries.reduce((sum, { amount }) => sum + amount, 0);
  for (const part of chunksOf(entries))
    await server.services.database.insertInto("ledgerEntries").values(part).execute();
  const today = new Date(createdAt).toISOString().slice(0, 10);
  const path = `client/${clientId}/statement?from=${today}&to=${today}&locale=en-US`;
  const answer = await get(path, await server.as("bizDirector"));
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  const text = textOfPdf(answer.bytes);
  for (const entry of [entries[0]!, entries[1_000]!, entries.at(-1)!])
    expect(text).toContain(`${entry.number} · ${entry.memo}`);
  const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "CNY" });
  expect(text).toContain(money.format(total / 100));
  expect(text.some((line) => /^Page \d{3} of \d{3}$/.test(line))).toBe(true);
});

test("characters that PDFs can't show are named before invoices are issued, and on the invoice", async () => {
  director = await server.as("bizDirector");
  const read = () =>
    director.call("GET /cc-api/finance/invoice/:id", { params: { id: invoice.id } });
  const { lines, unprintable } = await read();
  expect(unprintable).toEqual([]);
  const { position } = lines.find(({ left }) => left > 0)!;
  await director.call("POST /cc-api/finance/invoice/:id/credit", {
    params: { id: invoice.id },
    body: { reason: "Sorry 😀", lines: [{ position, amount: 1 }], ...key() },
  });
  expect((await read()).unprintable).toEqual([{ field: "reason", characters: "😀" }]);
  const { versions } = await setIssuer(director, { address: "1 Party Street 🎉" });
  expect(versions.map(({ unprintable }) => unprintable)).toEqual(["🎉", ""]);
  const month = monthOf(server.clock.now());
  const plan = await addPlan(server, month);
  await openClient(server, { name: "Żółw 👍🏽", planId: plan.id });
  const preview = await previewMonth(director, month);
  expect(preview.issuerUnprintable).toBe("🎉");
  expect(preview.items.find(({ clientName }) => clientName.startsWith("Ż"))).toMatchObject({
    unprintable: "👍🏽",
  });
});
