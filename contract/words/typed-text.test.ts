import { expect, test } from "vitest";
import { hasText, normalText, textKey } from "./typed-text.ts";

const family = "👩\u200D👩\u200D👧";
const persian = "می\u200Cخواهم";

test.each([
  ["Cafe\u0301", "Café"],
  ["a\u200Bb\u00ADc\uFEFF\u2060", "abc"],
  ["Kamera\u200D12\u200C", "Kamera12"],
  ["ＡＢc１２３", "ABc123"],
  ["10\u00A0km\u3000", "10 km "],
  [family, family],
  [persian, persian],
  ["（全角标点）", "（全角标点）"],
  ["plain", "plain"],
])("%j is kept as %j", (typed, kept) => {
  expect(normalText(typed)).toBe(kept);
  expect(normalText(kept)).toBe(kept);
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

test("other letters stay different", () => {
  expect(textKey("Cafe")).not.toBe(textKey("Café"));
  expect(hasText("abc", "d")).toBe(false);
});
