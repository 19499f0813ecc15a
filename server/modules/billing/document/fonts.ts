import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as fontkit from "fontkit";
import { drawable } from "./drawable.ts";

const require = createRequire(import.meta.url);

/**
 * In order of preference. The first has both languages of the console, the second, whose Latin letters look the same, other
 * Latin, Greek and Cyrillic letters.
 */
const families = {
  "noto-sans-sc": "NotoSansSC",
  "source-sans-3": "SourceSans3",
  "noto-sans-thai": "NotoSansThai",
  "noto-sans-hebrew": "NotoSansHebrew",
  "noto-sans-arabic": "NotoSansArabic",
  "noto-sans-kr": "NotoSansKR",
} as const;
export type Family = keyof typeof families;
const names = Object.keys(families) as Family[];
export const [baseFamily] = names as [Family, ...Family[]];

/** A family's file; a document embeds only the glyphs it needs. */
export const readFont = (family: Family, bold: boolean): Buffer => {
  const weight = bold ? "700Bold" : "400Regular";
  const file = `${weight}/${families[family]}_${weight}.ttf`;
  return readFileSync(require.resolve(`@expo-google-fonts/${family}/${file}`));
};

const characters = new Map<Family, ReadonlySet<number>>();

/*
 * Both weights have the same. Read when a character is looked for in it: few documents need more than the first, and a
 * server's start none. That's also why the library is loaded here.
 */
const has = (family: Family, codePoint: number): boolean => {
  let known = characters.get(family);
  if (!known) {
    const { create } = require("fontkit") as typeof fontkit;
    known = new Set((create(readFont(family, false)) as fontkit.Font).characterSet);
    characters.set(family, known);
  }
  return known.has(codePoint);
};

/** The family that draws a character, the given one if it can; undefined if none has it. */
export const familyOf = (character: string, preferred?: Family): Family | undefined => {
  const codePoint = character.codePointAt(0)!;
  if (preferred && has(preferred, codePoint)) return preferred;
  return names.find((family) => has(family, codePoint));
};

/** Whether quotes in a text would look torn: the first family has them as wide as a Chinese character. */
export const hasNarrowQuotes = (text: string): boolean =>
  /[‘’“”…]/u.test(text) && !/\p{Script=Han}/u.test(text);

/** Whether the first family draws the text well, as it does most. */
export const isBasic = (text: string): boolean =>
  !hasNarrowQuotes(text) &&
  Array.from(text).every(
    (character) => character === "\n" || has(baseFamily, character.codePointAt(0)!),
  );

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The characters of texts that no font has, so that a PDF shows boxes; each once. */
export const unprintableIn = (...texts: string[]): string => {
  const found = texts.flatMap((text) =>
    [...graphemes.segment(drawable(text))]
      .map(({ segment }) => segment)
      .filter((segment) => Array.from(segment).some((one) => one !== "\n" && !familyOf(one))),
  );
  return [...new Set(found)].join("");
};
