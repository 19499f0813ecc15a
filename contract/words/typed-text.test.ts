import { expect, test } from "vitest";
import { hasText, normalText, proseText, textKey } from "./typed-text.ts";

const family = "👩\u200D👩\u200D👧";
const england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";
const persian = "می\u200Cخواهم";

test.each([
  ["Cafe\u0301", "Café"],
  ["a\u200Bb\u00ADc\uFEFF\u2060", "abc"],
  ["Kamera\u200D12\u200C", "Kamera12"],
  ["ＡＢc１２３", "ABc123"],
  ["10\u00A0km\u3000", "10 km "],
  ["Jean\u2009Dupont", "Jean Dupont"],
  ["\u202A+1\u2060 555\u202C \u200F\u2068x\u2069", "+1 555 x"],
  [family, family],
  [persian, persian],
  [england, england],
  ["Bob\u{E0041}\u{E0001}\u3164\u2800", "Bob  "],
  ["（全角标点）", "（全角标点）"],
  ["plain", "plain"],
])("%j is kept as %j", (typed, kept) => {
  expect(normalText(typed)).toBe(kept);
  expect(normalText(kept)).toBe(kept);
});

test.each([
  [
    "\n \u3000\u3000第１条：ＡＢＣ\n\u3000\u3000第２条\u3000\n",
    "\u3000\u3000第１条：ＡＢＣ\n\u3000\u3000第２条",
  ],
  ["  Cafe\u0301\u200B, 10\u00A0km ", "Café\u200B, 10\u00A0km"],
  ["\u3000\u200B\n\u200E", ""],
])("prose %j is kept as %j", (typed, kept) => {
  expect(proseText(typed)).toBe(kept);
  expect(proseText(kept)).toBe(kept);
});

test.each([
  ["İstanbul", "ISTANBUL"],
  ["Işık", "ışık"],
  ["IŞIK", "ışık"],
  ["I\u0307zmir", "izmir"],
  ["ΟΔΟΣ", "οδος"],
  ["Café", "CAFE\u0301"],
  ["相机１２", "相机12"],
])("%j is compared as %j", (one, other) => {
  expect(textKey(one)).toBe(textKey(other));
  expect(hasText(`x ${one} y`, ` ${other} `)).toBe(true);
});

// In a fraction of a second; it was minutes.
test.each([
  ["joiners", `👩${"\u200D".repeat(200_000)}👩`],
  ["marks", `e${"\u0301\u0316".repeat(200_000)}`],
  ["tags", `🏴${"\u{E0041}".repeat(200_000)}`],
  ["blanks", `a${" \u3000".repeat(200_000)}b`],
])("long runs of %s cost little", { timeout: 20_000 }, (_name, text) => {
  expect(hasText(normalText(text), "x")).toBe(false);
  expect(hasText(proseText(text), "x")).toBe(false);
});

test("other letters stay different", () => {
  expect(textKey("Cafe")).not.toBe(textKey("Café"));
  expect(hasText("abc", "d")).toBe(false);
});
