import sharp from "sharp";
import type { Evidence, Queue, Receipt } from "@console-shell/contract/calls/finance-evidence";
import type { Proposal, ProposalKind } from "@console-shell/contract/calls/finance-proposals";
import type { ClientMonth, ClientNote } from "@console-shell/contract/calls/finance-client-record";
import { uploadBytes } from "@console-shell/contract";
import { type TestServer, startTestServer } from "@console-shell/testing/server";
import type { TestClient } from "@console-shell/testing/test-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeExpired } from "#modules/retention.ts";
import { openClient, post } from "../testing/test-clients.ts";
import { receiptKey } from "./receipt/reads.ts";
import { decide, key, propose, proposed } from "../testing/proposal-calls.ts";

// What to decide on a proposal by: balance, duplicates, receipts, history and queue; and the limit of what one person
// may adjust.

const day = 24 * 3_600_000;
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n");

let server: TestServer;
let sales: TestClient;
let manager: TestClient;
let director: TestClient;
let root: TestClient;
const signIn = async () => {
  sales = await server.as("sales");
  manager = await server.as("clientManager");
  director = await server.as("bizDirector");
  root = await server.as("root");
};
beforeAll(async () => {
  server = await startTestServer();
  await signIn();
});
afterAll(() => server.close());

const at = (kind: ProposalKind = "top-up") => `/cc-api/finance/${kind}`;
const evidenceOf = async (
  client: TestClient,
  { kind, id }: Pick<Proposal, "kind" | "id">,
): Promise<Evidence> => {
  const answer = await client.request("GET", `${at(kind)}/${id}/evidence`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Evidence;
};
const send = (client: TestClient, bytes: Uint8Array, name = "receipt.pdf", kind?: ProposalKind) => {
  const upload = new FormData();
  upload.append("file", new File([new Uint8Array(bytes)], name, { type: "application/pdf" }));
  return client.request("POST", `${at(kind)}/receipt/upload`, { upload });
};
const sent = async (...given: Parameters<typeof send>): Promise<Receipt> => {
  const answer = await send(...given);
  expect(answer.status, answer.text).toBe(201);
  return answer.body as Receipt;
};
const withReceipts = (client: TestClient, clientId: string, receiptIds: readonly string[]) =>
  client.request("POST", `${at()}/propose`, {
    body: { clientId, amount: 1_000, reference: crypto.randomUUID(), receiptIds, ...key() },
  });
const attach = (client: TestClient, id: string, receiptIds: readonly string[]) =>
  client.request("POST", `${at()}/${id}/attach`, { body: { receiptIds, ...key() } });
const change = (give: readonly string[], take: readonly string[], role = "bizDirector") =>
  root.call("POST /mc-api/role/change", { body: { changes: [{ role, give, take }] } } as never);

describe("the balance", () => {
  test("is shown before and after, and whether it covers the proposal", async () => {
    const { id } = await openClient(server, { creditLimit: 500 });
    const topUp = await proposed(sales, id, { amount: 2_000 });
    expect((await evidenceOf(director, topUp)).balance).toEqual({
      before: 0,
      after: 2_000,
      creditLimit: 500,
      creditStateAfter: "ok",
      covered: true,
    });
    await decide(director, topUp.id, "approve");
    const refund = await proposed(sales, id, { amount: 2_400 }, "refund");
    expect((await evidenceOf(director, refund)).balance).toMatchObject({
      before: 2_000,
      after: -400,
      creditStateAfter: "ok",
      covered: false,
    });
    const adjustment = await proposed(manager, id, { amount: -2_600 }, "adjustment");
    expect((await evidenceOf(director, adjustment)).balance).toMatchObject({
      after: -600,
      creditStateAfter: "over",
      covered: false,
    });
    await root.call("POST /cc-api/finance/ledger/post", post(id, "charge", 1_500));
    // As it was then, once approved; nothing, once rejected.
    expect((await evidenceOf(director, topUp)).balance).toMatchObject({ before: 0, after: 2_000 });
    await decide(director, refund.id, "reject", {}, "refund");
    expect((await evidenceOf(director, refund)).balance).toBeNull();
  });

  test("is for those who decide or see clients; entries are for those who see the ledger @security-23", async () => {
    const { id } = await openClient(server);
    const topUp = await proposed(sales, id);
    await decide(director, topUp.id, "approve");
    const other = await proposed(sales, id);
    expect((await evidenceOf(director, other)).entries).toMatchObject([
      { memo: `${topUp.number} · Wire 7` },
    ]);
    await change([], ["finance:ledger:read", "finance:client:read"]);
    const seen = await evidenceOf(director, other);
    expect(seen).toMatchObject({ entries: null, balance: { before: 1_000, after: 2_000 } });
    await change([], ["finance:topup:decide"]);
    expect((await evidenceOf(director, other)).balance).toBeNull();
    await change(["finance:ledger:read", "finance:client:read", "finance:topup:decide"], []);
  });
});

describe("a possible duplicate", () => {
  test("is another proposal with the same reference, or the same client and amount in 30 days", async () => {
    const [one, two] = [await openClient(server), await openClient(server)];
    const first = await proposed(sales, one.id, { amount: 7_700, reference: "Bank 77-A" });
    const again = await proposed(sales, two.id, { amount: 5, reference: "bank 77-a" });
    const withdrawn = await proposed(sales, one.id, { amount: 7_700, reference: "Other" });
    await decide(sales, withdrawn.id, "withdraw");
    const same = await proposed(sales, one.id, { amount: 7_700, reference: "Bank 78" });
    await proposed(sales, one.id, { amount: 7_700, reference: "Bank 77-A" }, "refund");
    const named = async (proposal: Proposal) =>
      (await evidenceOf(director, proposal)).duplicates.map(({ number, sameReference, status }) => [
        number,
        sameReference,
        status,
      ]);
    const found = await named(first);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual([again.number, true, "waiting"]);
    expect(found).toContainEqual([same.number, false, "waiting"]);
    await decide(director, first.id, "reject");
    expect(await named(again)).toEqual([[first.number, true, "rejected"]]);
    // Before proposing, too.
    const early = async (query: object) =>
      (
        (
          await sales.request(
            "GET",
            `${at()}/duplicates?${new URLSearchParams({ clientId: one.id, ...query }).toString()}`,
          )
        ).body as Evidence["duplicates"]
      ).map(({ number }) => number);
    expect(await early({ amount: "7700" })).toEqual([same.number, first.number]);
    expect(await early({ amount: "1", reference: "BANK 78" })).toEqual([same.number]);
    expect(await early({ amount: "1" })).toEqual([]);
    const totals = await sales.request("GET", `${at()}/totals?clientId=${one.id}`);
    expect(totals.body).toEqual([
      { currency: "CNY", count: 3, amount: 23_100, waiting: 7_700, approved: 0 },
    ]);
    server.clock.advance(31 * day);
    await signIn();
    const late = await proposed(sales, one.id, { amount: 7_700, reference: "Bank 79" });
    expect(await named(late)).toEqual([]);
  });

  test("of an adjustment is also an entry that was posted by hand and not reversed", async () => {
    const { id } = await openClient(server);
    const entry = await manager.call("POST /cc-api/finance/ledger/post", post(id, "adjustment", 9));
    const adjustment = await proposed(manager, id, { amount: 9 }, "adjustment");
    expect((await evidenceOf(director, adjustment)).duplicates).toMatchObject([
      { source: "entry", number: entry.number, reference: "A test", status: null },
    ]);
    await manager.request("POST", `/cc-api/finance/ledger/${entry.id}/reverse`, {
      body: { memo: "Undo", ...key() },
    });
    expect((await evidenceOf(director, adjustment)).duplicates).toEqual([]);
  });

  test("of a client that the operator doesn't see isn't named @security-23", async () => {
    const own = await openClient(server);
    const foreign = await openClient(server, { ownerId: null });
    await proposed(manager, foreign.id, { reference: "Shared 1" });
    const path = (clientId: string) =>
      `${at()}/duplicates?clientId=${clientId}&amount=1&reference=shared+1`;
    expect((await sales.request("GET", path(own.id))).body).toEqual([]);
    expect((await sales.request("GET", path(foreign.id))).status).toBe(404);
    const topUp = await proposed(sales, own.id, { reference: "Shared 1" });
    expect((await evidenceOf(director, topUp)).duplicates).toHaveLength(1);
    expect((await evidenceOf(sales, topUp)).duplicates).toEqual([]);
    const before = (await evidenceOf(sales, topUp)).proposer.proposed;
    const theirs = await proposed(sales, own.id, { reference: "Mine" }, "refund");
    await decide(director, theirs.id, "reject", {}, "refund");
    const { proposer } = await evidenceOf(sales, topUp);
    expect(proposer.proposed).toBe(before + 1);
    expect(proposer.rejected).toBeGreaterThan(0);
  });
});

describe("a receipt", () => {
  test("is attached while proposing or later, and downloaded as a file @security-27", async () => {
    const { id } = await openClient(server);
    const picture = await sharp({
      create: { width: 8, height: 8, channels: 3, background: "#3a7" },
    })
      .png()
      .toBuffer();
    const first = await sent(sales, pdf, "../../etc/回单.pdf");
    expect(first).toMatchObject({ fileName: "回单.pdf", mediaType: "application/pdf" });
    const made = await withReceipts(sales, id, [first.id]);
    expect(made.status, made.text).toBe(201);
    const topUp = made.body as Proposal;
    const second = await sent(sales, picture, "scan.pdf");
    expect(second.mediaType).toBe("image/png");
    expect((await attach(sales, topUp.id, [second.id])).body).toEqual([first, second]);
    expect((await evidenceOf(director, topUp)).receipts).toEqual([first, second]);

    const path = `${at()}/${topUp.id}/receipt/${first.id}`;
    const answer = await director.request("GET", path);
    expect(answer.bytes).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${topUp.number}-1.pdf"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    });
    // It belongs to this proposal only.
    const other = await proposed(sales, id);
    const elsewhere = `${at()}/${other.id}/receipt/${first.id}`;
    expect((await director.request("GET", elsewhere)).status).toBe(404);
    const { database } = server.services;
    await expect(database.deleteFrom("proposalReceipts").execute()).rejects.toThrow("append-only");
  });

  test.each([
    ["a page", Buffer.from("<html><script>alert(1)</script>"), 415, "not_a_receipt"],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, "not_a_receipt"],
    ["a cut PDF", pdf.subarray(0, 20), 415, "not_a_receipt"],
    [
      "only the beginning of a picture",
      Buffer.from("89504e470d0a1a0a00", "hex"),
      415,
      "not_a_receipt",
    ],
    ["nothing", Buffer.alloc(0), 415, "not_a_receipt"],
    ["too large", Buffer.alloc(uploadBytes + 1, pdf), 413, "too_large"],
  ])("that is %s is refused @security-27", async (_what, bytes, status, code) => {
    const answer = await send(sales, bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ fields: [{ path: "file", code }] });
  });

  test("can't be that of another operator, of another's proposal or client, or for a decided one", async () => {
    const own = await openClient(server);
    const foreign = await openClient(server, { ownerId: null });
    const theirs = await sent(manager, pdf);
    const unknown = { status: 400, body: { fields: [{ path: "receiptIds", code: "unknown" }] } };
    expect(await withReceipts(sales, own.id, [theirs.id])).toMatchObject(unknown);
    const hidden = (await withReceipts(manager, foreign.id, [theirs.id])).body as Proposal;
    const path = `${at()}/${hidden.id}/receipt/${theirs.id}`;
    expect((await director.request("GET", path)).status).toBe(200);
    expect((await sales.request("GET", path)).status).toBe(404);
    expect((await sales.request("GET", `${at()}/${hidden.id}/evidence`)).status).toBe(404);
    expect((await sales.request("GET", `${at()}/${hidden.id}/queue`)).status).toBe(404);
    const receipt = await sent(sales, pdf);
    expect((await attach(sales, hidden.id, [receipt.id])).status).toBe(404);
    const ofManager = await proposed(manager, own.id);
    expect(await attach(sales, ofManager.id, [receipt.id])).toMatchObject({
      status: 403,
      body: { fields: [{ code: "not_own_receipt" }] },
    });
    const topUp = await proposed(sales, own.id);
    await decide(director, topUp.id, "approve");
    expect(await attach(sales, topUp.id, [receipt.id])).toMatchObject({
      status: 409,
      body: { fields: [{ path: "status", code: "decided" }] },
    });
    const another = await proposed(sales, own.id);
    for (let more = 0; more < 5; more += 1)
      await attach(sales, another.id, [(await sent(sales, pdf)).id]);
    expect(await attach(sales, another.id, [receipt.id])).toMatchObject({
      status: 409,
      body: { fields: [{ code: "too_many" }] },
    });
  });

  test("that nobody proposes with is removed after a day; a proposal's stays", async () => {
    const { id } = await openClient(server);
    const [kept, left] = [await sent(sales, pdf), await sent(sales, pdf)];
    await withReceipts(sales, id, [kept.id]);
    server.clock.advance(day);
    await removeExpired(server.services, server.clock.now());
    await signIn();
    const { files } = server.services;
    expect(await files.read(receiptKey(kept))).toEqual(pdf);
    await expect(files.read(receiptKey(left))).rejects.toThrow();
    expect((await withReceipts(sales, id, [left.id])).status).toBe(400);
  });
});

test("the queue has the waiting ones before and after, in the list's order, also after a decision", async () => {
  const client = await openClient(server, { name: "Queued" });
  const made: Proposal[] = [];
  for (const amount of [30, 10, 20]) {
    server.clock.advance(1_000);
    made.push(await proposed(sales, client.id, { amount, reference: `Q ${amount}` }));
  }
  const [thirty, ten, twenty] = made as [Proposal, Proposal, Proposal];
  const queueOf = async (proposal: Proposal, query: object = {}) => {
    const path = `${at()}/${proposal.id}/queue`;
    const answer = await director.request("GET", path, { query: { search: "queued", ...query } });
    const { position, total, previousId, nextId } = answer.body as Queue;
    return [position, total, previousId, nextId];
  };
  expect(await queueOf(twenty)).toEqual([1, 3, null, ten.id]);
  expect(await queueOf(ten)).toEqual([2, 3, twenty.id, thirty.id]);
  const byAmount = { sort: "amount", order: "asc" };
  expect(await queueOf(ten, byAmount)).toEqual([1, 3, null, twenty.id]);
  expect(await queueOf(thirty, byAmount)).toEqual([3, 3, twenty.id, null]);
  expect(await queueOf(ten, { sort: "client", order: "asc" })).toEqual([
    made
      .map(({ id }) => id)
      .toSorted()
      .indexOf(ten.id) + 1,
    3,
    thirty.id,
    twenty.id,
  ]);
  await decide(director, ten.id, "reject");
  expect(await queueOf(ten)).toEqual([2, 2, twenty.id, thirty.id]);
});

describe("the limit of what one person adjusts", () => {
  const limits = (client: TestClient) => client.call("GET /cc-api/finance/adjustment-limit/list");
  const set = async (client: TestClient, amount: number, currency = "EUR" as const) => {
    const changeId = (await limits(client)).find((one) => one.currency === currency)!.changeId;
    return client.request("POST", "/cc-api/finance/adjustment-limit/change", {
      body: { currency, amount, changeId, ...key() },
    });
  };
  const adjust = (client: TestClient, id: string, amount: number) =>
    client.request("POST", "/cc-api/finance/ledger/post", post(id, "adjustment", amount));
  const tooMuch = { status: 409, body: { fields: [{ path: "amount", code: "needs_approval" }] } };

  test("is set by currency; above it, another person approves, never the proposer @security-29", async () => {
    const euro = await openClient(server, { currency: "EUR" });
    const dollar = await openClient(server, { currency: "USD" });
    expect((await set(manager, 50)).status).toBe(403);
    expect((await set(director, 50)).status).toBe(200);
    expect(await adjust(manager, euro.id, 51)).toMatchObject(tooMuch);
    expect((await adjust(manager, euro.id, 50)).status).toBe(201);
    expect(await adjust(manager, euro.id, 1)).toMatchObject(tooMuch);
    expect((await adjust(manager, dollar.id, 51)).status).toBe(201);
    const large = await proposed(root, euro.id, { amount: 5_000 }, "adjustment");
    expect((await decide(root, large.id, "approve", {}, "adjustment")).status).toBe(403);
    expect((await decide(director, large.id, "approve", {}, "adjustment")).status).toBe(200);
    expect((await set(director, 0)).status).toBe(200);
    expect(await adjust(root, euro.id, 1)).toMatchObject(tooMuch);
  });

  test("that somebody raises doesn't apply to themselves @security-29", async () => {
    const euro = await openClient(server, { currency: "EUR" });
    await set(director, 100);
    await set(root, 90_000);
    await set(root, 100_000);
    expect((await limits(root))[2]).toMatchObject({ amount: 100_000, ownAmount: 100 });
    expect(await adjust(root, euro.id, 101)).toMatchObject(tooMuch);
    expect((await adjust(manager, euro.id, 100_000)).status).toBe(201);
    await set(root, 10);
    expect((await limits(root))[2]).toMatchObject({ amount: 10, ownAmount: 10 });
  });

  test("can't be changed without knowing the last change", async () => {
    const { status } = await director.request("POST", "/cc-api/finance/adjustment-limit/change", {
      body: { currency: "EUR", amount: 1, changeId: null, ...key() },
    });
    expect(status).toBe(409);
  });
});

describe("a client's record", () => {
  test("has notes that only their author changes, for those who see the client", async () => {
    const { id } = await openClient(server);
    const foreign = await openClient(server, { ownerId: null });
    const notes = `/cc-api/finance/client/${id}/note`;
    const add = (client: TestClient, path = notes) =>
      client.request("POST", `${path}/add`, { body: { text: "Pays late", ...key() } });
    const answer = await add(sales);
    expect(answer.status, answer.text).toBe(201);
    const note = answer.body as ClientNote;
    expect((await add(sales, `/cc-api/finance/client/${foreign.id}/note`)).status).toBe(404);
    const edit = (client: TestClient) =>
      client.request("PATCH", `${notes}/${note.id}`, { body: { text: "Pays in May" } });
    expect(await edit(root)).toMatchObject({
      status: 403,
      body: { fields: [{ code: "not_author" }] },
    });
    expect((await root.request("DELETE", `${notes}/${note.id}`)).status).toBe(403);
    expect((await edit(sales)).body).toMatchObject({
      text: "Pays in May",
      changedAt: expect.any(Number),
    });
    expect((await root.request("GET", `${notes}/list`)).body).toMatchObject({
      total: 1,
      items: [{ text: "Pays in May", createdByName: "Test sales" }],
    });
    expect((await sales.request("DELETE", `${notes}/${note.id}`)).body).toBe(true);
    expect((await root.request("GET", `${notes}/list`)).body).toMatchObject({ total: 0 });
  });

  test("has its balance by day and the changes of its limit; balances are the ledger's", async () => {
    const { id } = await openClient(server, { creditLimit: 100 });
    const topUp = await proposed(sales, id, { amount: 700 });
    await decide(director, topUp.id, "approve");
    server.clock.advance(2 * day);
    await signIn();
    await root.request("PATCH", `/cc-api/finance/client/${id}`, {
      body: { creditLimit: 900, ...key() },
    });
    await root.call("POST /cc-api/finance/ledger/post", post(id, "charge", 200));
    const params = { id };
    const credit = await sales.call("GET /cc-api/finance/client/:id/credit", { params });
    expect(credit.days).toMatchObject([
      { balance: 700, creditLimit: 100 },
      { balance: 700, creditLimit: 100 },
      { balance: 500, creditLimit: 900 },
    ]);
    expect(credit.limits).toMatchObject([{ before: 100, after: 900, changedByName: "Test root" }]);
    await change([], ["finance:ledger:read"], "sales");
    const hidden = await sales.call("GET /cc-api/finance/client/:id/credit", { params });
    expect(hidden.days).toBeNull();
    await change(["finance:ledger:read"], [], "sales");
    const { months } = await sales.call("GET /cc-api/finance/client/:id/usage", { params });
    const nothing = {
      calls: 0,
      meters: [],
      cost: null,
      invoice: null,
    } satisfies Partial<ClientMonth>;
    expect(months).toHaveLength(6);
    expect(months.at(-1)).toMatchObject(nothing);
    const foreign = await openClient(server, { ownerId: null });
    for (const call of ["usage", "credit", "note/list"])
      expect(
        (await sales.request("GET", `/cc-api/finance/client/${foreign.id}/${call}`)).status,
      ).toBe(404);
  });
});

test("a proposal is proposed with its receipts once", async () => {
  const { id } = await openClient(server);
  const receipt = await sent(sales, pdf);
  const body = { receiptIds: [receipt.id], idempotencyKey: "with-a-receipt" } as object;
  const answers = [await propose(sales, id, body), await propose(sales, id, body)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers[1]!.body).toEqual(answers[0]!.body);
});
