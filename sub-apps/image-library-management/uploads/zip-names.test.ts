import { expect, test } from "vitest";
import { decodeName, guessEncoding, isLegacy, type NameEncoding } from "./zip-names.ts";

const raw = (hexadecimal: string) => ({
  bytes: Uint8Array.from(Buffer.from(hexadecimal, "hex")),
  cp437: hexadecimal,
});

test.each<[NameEncoding, string[], string[]]>([
  ["gbk", ["b1b1bea92fd4b1b9a430312e706e67", "d5d5c6ac2e706e67"], ["北京/员工01.png", "照片.png"]],
  // The second byte of the first one is a backslash by itself.
  [
    "shift_jis",
    ["955c8e862e706e67", "8fa495692f8eca905e30312e6a7067", "8365835883672e706e67"],
    ["表紙.png", "商品/写真01.jpg", "テスト.png"],
  ],
  // Müller, Größe, café.
  [
    "cp437",
    ["4d816c6c65722e706e67", "477294e1652e706e67", "636166822e706e67"],
    ["4d816c6c65722e706e67", "477294e1652e706e67", "636166822e706e67"],
  ],
])("names in %s are recognised", (encoding, names, texts) => {
  const raws = names.map(raw);
  expect(raws.every(({ bytes }) => isLegacy(bytes))).toBe(true);
  expect(guessEncoding(raws)).toBe(encoding);
  expect(raws.map((name) => decodeName(name, encoding))).toEqual(texts);
});

test("ASCII and UTF-8 need no choice", () => {
  for (const name of ["plain.png", "北京.png", "Größe.png"])
    expect(isLegacy(new TextEncoder().encode(name))).toBe(false);
});
