import { afterEach, expect, test } from "vitest";
import type { InvoiceDocument } from "./invoice.ts";
import { createPdfWorker, type PdfWorker } from "./pdf.ts";

let worker: PdfWorker;
afterEach(() => worker.close());

const document = (title: string): InvoiceDocument => ({
  locale: "en-US",
  title,
  number: "INV-1",
  billedTo: ["Billed to", "A client"],
  facts: [],
  head: { item: "Item", quantity: "", unitPrice: "", amount: "Amount" },
  lines: [{ item: "A line", quantity: "", unitPrice: "", amount: "1" }],
  sums: [["Total", "1"]],
  payment: [],
  remark: "",
  issuedOn: "2026-01-01",
});
const refused = expect.objectContaining({ code: "unavailable" });

test("PDFs are rendered in a worker thread without blocking", async () => {
  worker = createPdfWorker();
  let turns = 0;
  const turn = setInterval(() => (turns += 1), 1);
  const pdf = await worker.draw(document("Invoice"));
  clearInterval(turn);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(turns).toBeGreaterThan(5);
});

test("a PDF that can't be rendered doesn't fail the next one", async () => {
  worker = createPdfWorker();
  const broken = { ...document("Broken"), locale: "xx" as never };
  const [first, second] = await Promise.allSettled(
    [broken, document("Next")].map((one) => worker.draw(one)),
  );
  expect(first).toMatchObject({ status: "rejected", reason: { name: "TypeError" } });
  expect(second).toMatchObject({ status: "fulfilled" });
});

test("a PDF that takes too long is rejected", async () => {
  worker = createPdfWorker({ timeout: 1 });
  await expect(worker.draw(document("Slow"))).rejects.toEqual(refused);
});

test("a PDF that nobody waits for anymore leaves the queue to others", async () => {
  worker = createPdfWorker({ queue: 1 });
  const cancelled = new AbortController();
  const first = worker.draw(document("First"));
  const second = worker.draw(document("Cancelled"), cancelled.signal);
  await expect(worker.draw(document("Too many"))).rejects.toEqual(refused);
  cancelled.abort();
  await expect(second).rejects.toEqual(refused);
  await Promise.all([first, worker.draw(document("Next"))]);
});

test("the queue has a limit, and closing rejects further documents", async () => {
  worker = createPdfWorker({ queue: 2 });
  const all = Promise.allSettled(["a", "b", "c", "d"].map((title) => worker.draw(document(title))));
  await worker.close();
  for (const one of await all) expect(one).toMatchObject({ status: "rejected", reason: refused });
  await expect(worker.draw(document("late"))).rejects.toEqual(refused);
});
