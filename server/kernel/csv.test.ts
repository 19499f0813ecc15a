import * as fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

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
