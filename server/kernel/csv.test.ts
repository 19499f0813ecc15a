import * as fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, Decimal } from "./csv.ts";

test("plain values make one line", () => {
  expect(csvLine(["a", 1, null, "b c"])).toBe("a,1,,b c\r\n");
});

test("quotes, commas and line breaks are quoted", () => {
  expect(csvLine(['say "x"', "a,b", "a\nb", "a\rb"])).toBe('"say ""x""","a,b","a\nb","a\rb"\r\n');
});

test.each(["=1+1", "+1", "-1", "@x", "\tx", "\rx", "\nx", "＝1＋1", "＋1", "－1", "＠x", "＝"])(
  "%j is escaped as a formula",
  (text) => {
    expect(csvLine([text]).replace(/^"/, "").startsWith("'")).toBe(true);
  },
);

test.each(["", "a=1", "1－2", "—x", "﹣x", "'=1", "账单＝1"])("%j stays as it is", (text) => {
  expect(csvLine([text])).toBe(`${text}\r\n`);
});

test("no part of a cell becomes a formula, wherever a spreadsheet splits it @security-25", () => {
  const character = fc.constantFrom(...Array.from("=+-@＝＋－＠;\t\r\n\"' ,a1"));
  fc.assert(
    fc.property(fc.string({ unit: character }), (text) => {
      const parts = csvLine([text])
        .slice(0, -2)
        .split(/[;\t\r\n]/);
      for (const part of parts) expect(part).not.toMatch(/^[ "]*[=+\-@＝＋－＠]/);
    }),
  );
});

test("a negative number stays a number", () => {
  expect(csvLine([-1])).toBe("-1\r\n");
});

test.each([
  // More than 15 digits lose the last ones, 12 or more are shown as 1.23E+11, zeros at either end are dropped.
  "123456789012",
  "20261129000000123456",
  "007",
  "0",
  "00",
  "1.10",
  "12E3",
  "3e10",
  " 0123 ",
])("%j survives a spreadsheet, and programs that trim it read it unchanged", (text) => {
  const line = csvLine([text, "x"]);
  const [cell = ""] = line.split(",");
  if (text === "0") expect(cell).toBe("0");
  else expect(cell).toBe(`"\t${text}"`);
  expect(cell.replaceAll('"', "").trim()).toBe(text.trim());
});

test.each(["12", "12345678901", "1.5", "1.2.3", "2026-10-31", "12 34", "C10001", "0x10", "12,5"])(
  "%j isn't changed",
  (text) => {
    expect(csvLine([text]).replaceAll('"', "")).toBe(`${text}\r\n`);
  },
);

test("numbers stay numbers, however long", () => {
  expect(csvLine([123_456_789_012, new Decimal("0.10"), new Decimal("1234567890123.00")])).toBe(
    "123456789012,0.10,1234567890123.00\r\n",
  );
});
