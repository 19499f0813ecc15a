import { afterEach, expect, test } from "vitest";
import { createDrawer, type Drawer } from "./drawer.ts";
import type { Paper } from "./paper.ts";

let drawer: Drawer;
afterEach(() => drawer.close());

const paper = (title: string): Paper => ({
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
  issuedAt: 0,
});
const odd = (choices: { places?: number; within?: number } = {}) =>
  createDrawer({ script: new URL("./testing/odd-worker.ts", import.meta.url), ...choices });
const drawn = async (title: string) => (await drawer.draw(paper(title))).toString();

test("PDFs are rendered in a worker thread without blocking", async () => {
  drawer = createDrawer();
  let turns = 0;
  const turn = setInterval(() => (turns += 1), 1);
  const pdf = await drawer.draw(paper("Invoice"));
  clearInterval(turn);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(turns).toBeGreaterThan(5);
});

test("one thread renders PDFs in turn; a crash, exit or hang fails only its own document", async () => {
  drawer = odd({ within: 3_000 });
  const [first, second] = await Promise.all([drawn("a"), drawn("b")]);
  expect([first.split(" ")[0], second.split(" ")[0]]).toEqual(["a", "b"]);
  expect(first.split(" ")[1]).toBe(second.split(" ")[1]);
  for (const [what, error] of [
    ["refuse", "No such font"],
    ["break", "Out of ink"],
    ["leave", "ended with 3"],
    ["never", "unavailable"],
  ] as const) {
    const [odd, after] = await Promise.allSettled([drawn(what), drawn("after")]);
    expect(odd).toMatchObject({ status: "rejected" });
    expect(String((odd as PromiseRejectedResult).reason)).toContain(error);
    expect(after).toMatchObject({ status: "fulfilled", value: expect.stringMatching(/^after/) });
  }
});

test("the queue has a limit, and closing rejects further documents", async () => {
  drawer = odd({ places: 2 });
  const refused = expect.objectContaining({ code: "unavailable" });
  const all = Promise.allSettled(["never", "a", "b", "c"].map(drawn));
  await drawer.close();
  for (const one of await all) expect(one).toMatchObject({ status: "rejected", reason: refused });
  await expect(drawn("late")).rejects.toEqual(refused);
});
