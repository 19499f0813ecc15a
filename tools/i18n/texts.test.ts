import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publicEndpoints } from "@console-shell/contract";
import { locales } from "@console-shell/contract/words/locale";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { sameInEveryLanguage } from "./exceptions.ts";
import { find, findParts, read } from "./find-parts.ts";
import { judgeKeys } from "./judge-keys.ts";
import { keyUses } from "./key-uses.ts";
import { localizedTexts } from "./localized-texts.ts";
import { overusedWords } from "./overused-words.ts";
import { placeholdersOf } from "./placeholders-of.ts";
import { pluralGaps } from "./plural-gaps.ts";
import { sampleValues } from "./sample-values.ts";
import { writtenTexts } from "./written-texts.ts";

const parts = findParts();
const catalogues = parts.flatMap((part) => part.catalogues);

/** The words that all sub-apps share. */
const isShared = ({ name }: { name: string }) => name === "ui/messages/common.en-US.ts";
const sharedWords = new Map(
  catalogues.filter(isShared).flatMap(({ texts }) => [...texts["en-US"]]),
);

/** Words of the contract and the kit that keys are built from, e.g. roles, permissions, states. */
const vocabulary = new Set(
  ["../../contract", "../../ui/camera"].flatMap((folder) => {
    const cwd = join(import.meta.dirname, folder);
    return globSync("**/*.ts", {
      cwd,
      exclude: (path) => /node_modules|\.test\.ts$/.test(path),
    }).flatMap((path) => [...keyUses(path, readFileSync(join(cwd, path), "utf8")).words]);
  }),
);

test("every part with texts is found", () => {
  expect(parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["shell", "ui", "sdk", "management", "finance"]),
  );
  expect(parts.filter((part) => part.catalogues.length === 0)).toEqual([]);
});

describe.each(catalogues)("$name", ({ texts }) => {
  const english = texts["en-US"];
  const chinese = texts["zh-CN"];

  test("has the same keys in every language", () => {
    expect([...chinese.keys()]).toEqual([...english.keys()]);
  });

  test("has the same placeholders in every language", () => {
    for (const [key, text] of english)
      expect(placeholdersOf(chinese.get(key)!), key).toEqual(placeholdersOf(text));
  });

  test("has every plural form", () => {
    for (const locale of locales)
      for (const [key, text] of texts[locale])
        expect(pluralGaps(text, locale), `${key} in ${locale}`).toEqual([]);
  });

  test("puts no full stop after a name that may end with one, like Inc.", () => {
    const typed =
      /\{(client|name|names|file|account|by|library|application|clientApp|company|operator|owner|plan|person|collection|device)\}[.。]/u;
    for (const locale of locales)
      expect([...texts[locale]].filter(([, text]) => typed.test(text))).toEqual([]);
  });

  test("is in its declared language", () => {
    const same = (key: string) => sameInEveryLanguage.has(key);
    const han = /\p{Script=Han}|[，。：“”]/u;
    expect([...chinese].filter(([key, text]) => !same(key) && !han.test(text))).toEqual([]);
    expect([...english].filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });

  test("has no overused words", () => {
    const faults = [...english].map(([key, text]) => [key, ...overusedWords(text)]);
    expect(faults.filter(({ length }) => length > 1)).toEqual([]);
  });

  test("can be formatted", () => {
    for (const locale of locales)
      for (const [key, text] of texts[locale])
        for (const values of sampleValues(text)) {
          const shown = String(new IntlMessageFormat(text, locale).format(values));
          expect(shown.trim(), `${key} in ${locale}`).not.toBe("");
          expect(shown, `${key} in ${locale}`).not.toMatch(/undefined|[{}]/);
        }
  });
});

describe.each(parts)("$name", ({ catalogues, sources }) => {
  const keys = catalogues
    .filter((one) => !isShared(one))
    .flatMap(({ texts }) => [...texts["en-US"].keys()]);

  test("has each text once", () => {
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  test("uses every text and no undefined one", () => {
    const uses = sources.map(({ path, code }) => keyUses(path, code));
    expect(judgeKeys(new Set(keys), uses, vocabulary, new Set(sharedWords.keys()))).toEqual({
      unused: [],
      missing: [],
    });
  });

  test("shows no hard-coded text", () => {
    const written = sources.flatMap(({ path, code }) =>
      writtenTexts(path, code)
        // A key in a table is a catalogue text.
        .filter(({ text }) => !keys.includes(text) && !sharedWords.has(text))
        .map(({ line, text }) => `${path}:${line} ${text}`),
    );
    expect(written).toEqual([]);
  });
});

test("each shared word is used by three sub-apps or more", () => {
  const users = parts.flatMap(({ sources }) =>
    [...Map.groupBy(sources, ({ path }) => /^sub-apps\/[^/]+|^sdk/.exec(path)?.[0])].flatMap(
      ([name, own]) => (name ? [own.map(({ code }) => code).join("\n")] : []),
    ),
  );
  const rare = [...sharedWords.keys()].filter(
    (key) => users.filter((code) => code.includes(`"${key}"`)).length < 3,
  );
  expect(rare).toEqual([]);
});

describe.each(find("contract/words/*.ts"))("%s", (path) => {
  const texts = localizedTexts(path, read(path));

  test("has the same placeholders in every language", () => {
    for (const [english, chinese] of texts)
      expect(placeholdersOf(chinese), english).toEqual(placeholdersOf(english));
  });

  test("is in its declared language", () => {
    const han = /\p{Script=Han}/u;
    const isRight = (english: string, chinese: string) =>
      !han.test(english) && (han.test(chinese) || english === chinese);
    expect(texts.filter(([english, chinese]) => !isRight(english, chinese))).toEqual([]);
  });
});

test("each call of the public API has its text in the playground", () => {
  const calls = catalogues.flatMap(({ name, texts }) =>
    name.endsWith("calls.en-US.ts") ? [...texts["en-US"].keys()] : [],
  );
  expect(calls.toSorted()).toEqual(publicEndpoints.map(({ name }) => `call.${name}`).toSorted());
});

test("every exception is needed", () => {
  const keys = new Set(catalogues.flatMap(({ texts }) => [...texts["en-US"].keys()]));
  expect([...sameInEveryLanguage].filter((key) => !keys.has(key))).toEqual([]);
});
