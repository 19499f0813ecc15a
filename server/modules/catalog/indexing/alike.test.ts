import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { difference, isPlain, partsOf, perceptualHash } from "#platform/vision/perceptual-hash.ts";
import { portrait } from "#platform/vision/testing/portraits.ts";
import { distinctivePartsOf, maxDifference } from "./alike.ts";

const draw = (shapes: string, background = "white") =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="${background}"/>${shapes}</svg>`,
    ),
  )
    .jpeg({ quality: 92 })
    .toBuffer();

const colours = ["#c33", "#393", "#226", "#aa2", "#555", "#e8c", "#0aa", "#741"];

/** A product on white: a different shape of a different size for each number, all in the middle. */
const product = (number: number) => {
  const corners = Array.from({ length: 3 + (number % 7) }, (_, at) => {
    const angle = (at / (3 + (number % 7))) * 2 * Math.PI + number;
    const reach = 120 + ((number * 47 + at * 83) % 160);
    return `${400 + reach * Math.cos(angle)},${400 + reach * Math.sin(angle)}`;
  });
  const handle = `<circle cx="${300 + ((number * 71) % 200)}" cy="${300 + ((number * 37) % 200)}" r="${40 + ((number * 13) % 60)}" fill="${colours[(number + 3) % 8]}"/>`;
  return draw(`<polygon points="${corners.join(" ")}" fill="${colours[number % 8]}"/>${handle}`);
};

/** A page with the same margins and number of lines as the others, and other words. */
const page = (number: number) =>
  draw(
    Array.from({ length: 28 }, (_, line) =>
      Array.from({ length: 12 }, (_, word) => {
        const width = 12 + ((number * 31 + line * 17 + word * 23 + number * line * word) % 37);
        return `<rect x="${80 + word * 54}" y="${80 + line * 23}" width="${width}" height="11"/>`;
      }).join(""),
    ).join(""),
  );

const range = (count: number) => Array.from({ length: count }, (_, at) => at);
/** Copies in another size, quality and format. */
const copiesOf = (picture: Buffer) =>
  Promise.all([
    sharp(picture).resize(300).jpeg({ quality: 60 }).toBuffer(),
    sharp(picture).resize(900).webp({ quality: 50 }).toBuffer(),
    sharp(picture).jpeg({ quality: 30 }).toBuffer(),
  ]);

let plain: string[];
let pictures: { hash: string; copies: string[] }[];
beforeAll(async () => {
  const backgrounds = ["white", "#fefefe", "black", "#777", "#c00", "#123456"];
  const specks = range(4).map(
    (at) => `<circle cx="${150 * at + 90}" cy="${130 * at + 90}" r="9"/>`,
  );
  const noise = sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      noise: { type: "gaussian", mean: 240, sigma: 3 },
    },
  } as never).jpeg();
  const drawn = await Promise.all([
    ...backgrounds.map((colour) => draw("", colour)),
    ...specks.map((speck) => draw(speck)),
    noise.toBuffer(),
  ]);
  plain = await Promise.all(drawn.map(perceptualHash));
  const others = await Promise.all([
    ...range(14).map(product),
    ...range(4).map(page),
    ...range(6).map((at) => portrait(40 + at)),
  ]);
  pictures = await Promise.all(
    others.map(async (picture) => ({
      hash: await perceptualHash(picture),
      copies: await Promise.all((await copiesOf(picture)).map(perceptualHash)),
    })),
  );
});

test("plain pictures, and white ones with a speck, are similar to nothing", () => {
  expect(plain.filter((hash) => !isPlain(hash))).toEqual([]);
  // From an earlier version: only the coarse part.
  expect(isPlain("00a1b2c3d4e5f607")).toBe(true);
});

test("different products on white, pages of text and portraits aren't similar", () => {
  const pairs = pictures.flatMap((one, at) =>
    pictures.slice(at + 1).map((other) => difference(one.hash, other.hash)),
  );
  expect(pairs).toHaveLength((24 * 23) / 2);
  expect(Math.min(...pairs)).toBeGreaterThan(maxDifference);
});

test("copies in another size, quality and format are similar, and found", () => {
  for (const { hash, copies } of pictures)
    for (const copy of copies) {
      expect(difference(hash, copy)).toBeLessThan(maxDifference);
      expect(distinctivePartsOf(copy).some((part) => partsOf(hash).includes(part))).toBe(true);
    }
});

test("plain borders aren't looked up, unless the whole picture is plain", () => {
  expect(distinctivePartsOf("00ff00a1000000ff")).toEqual([3 * 256 + 0xa1]);
  expect(distinctivePartsOf("0000000000000000")).toEqual(partsOf("0000000000000000"));
});
