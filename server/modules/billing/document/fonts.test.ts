import { expect, test } from "vitest";
import { drawDocument } from "./draw.ts";
import { isBasic, unprintableIn } from "./fonts.ts";
import type { InvoiceDocument } from "./invoice.ts";
import { textOfPdf } from "../testing/text-of-pdf.ts";

const names = {
  Polish: "Zażółć gęślą jaźń Sp. z o.o.",
  Czech: "Příliš žluťoučký kůň s.r.o.",
  Hungarian: "Árvíztűrő tükörfúrógép Kft.",
  Romanian: "Știință și Țară S.R.L.",
  Croatian: "ĐURĐEVAC Čakovec šžć",
  Lithuanian: "Žemaitijos ąžuolai, ėįųū",
  Latvian: "Ķekavas Šķirnes ģļņ",
  Estonian: "Õunapuu ääres",
  Slovak: "Ľubeľa ŕĺ ôä",
  Maltese: "Ċgħajjen ħobż",
  Turkish: "Güneş İş Bankası ğı",
  Greek: "Ελληνική Εταιρεία ΐΰώ",
  Ukrainian: "Київський ґанок ЇЄ",
  Bulgarian: "Първа българска къща",
  Korean: "한국전자 주식회사",
  Thai: "บริษัท ตัวอย่าง จำกัด",
  Arabic: "شركة الأمثلة المحدودة",
  Hebrew: "חברה לדוגמה בע״מ",
  decomposed: "e\u0301le\u0300ve",
  currencies: "€ £ ¥ ₴ ₺ ₹",
};

const documentOf = (name: string): InvoiceDocument => ({
  locale: "en-US",
  title: "Invoice",
  number: "INV-1",
  issuer: [name],
  billedTo: ["Billed to", name],
  facts: [["Reason", name]],
  head: { item: "Item", quantity: "", unitPrice: "", amount: "Amount" },
  lines: [{ item: "A line", detail: name, quantity: "", unitPrice: "", amount: "1" }],
  sums: [["Total", "1"]],
  payment: [["Pay to", name]],
  remark: "",
  issuedOn: "2026-01-01",
});

test.each(Object.entries(names))("%s is printed without boxes", async (language, name) => {
  expect(unprintableIn(name)).toBe("");
  const pdf = await drawDocument(JSON.stringify(documentOf(name)));
  const said = textOfPdf(pdf).join(" ");
  const letters = (text: string) =>
    Array.from(text.normalize("NFC")).filter((one) => one.trim() !== "");
  // Shaping joins letters of these, or places them one by one, which the helper doesn't read.
  if (["Arabic", "Thai", "Hebrew"].includes(language)) return;
  for (const letter of letters(name)) expect(said).toContain(letter);
});

test("characters that no font has are named, each once and as they're seen", () => {
  expect(unprintableIn("Smile 😀", "😀 👍🏽 Łódź 云")).toBe("😀👍🏽");
});

const printed = async (name: string) =>
  textOfPdf(await drawDocument(JSON.stringify(documentOf(name))));

test.each(["١٢٣٤", "۱۲۳۴", "رقم ١٢٣٤", "Suite ١٢٣٤"])(
  "the digits of %s are in their order",
  async (name) => {
    const digits = name.replaceAll(/[^\u0660-\u06FF]|\p{L}/gu, "");
    expect((await printed(name)).map((part) => part.trim())).toContain(digits);
  },
);

test("a later line has its paragraph's direction", async () => {
  const [first, last] = ["International Trading Company", "סוף"];
  const parts = await printed(`${"חברה לדוגמה ".repeat(4)}${first} ${last}`);
  // Both are on the second line of the name, in order from the left.
  const at = parts.findIndex((part) => part.includes(first));
  expect(parts[at - 1]?.trim()).toBe(Array.from(last).toReversed().join(""));
});

test("what shows nothing isn't drawn, and quotes are as wide as the letters around them", async () => {
  const soft = "Donau\u00ADdampf\u2060schiff\u200E";
  expect(unprintableIn(soft)).toBe("");
  expect((await printed(soft)).join("|")).toContain("Donaudampfschiff");
  expect([isBasic("O’Brien “Best”"), isBasic("“北京”公司"), isBasic("Best")]).toEqual([
    false,
    true,
    true,
  ]);
});
