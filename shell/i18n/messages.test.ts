import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@console-shell/contract";
import { locales } from "@console-shell/contract/locale";
import { describe, expect, test } from "vitest";
import type { TextOf } from "./create-texts.ts";
import enUS from "./messages/en-US.ts";
import identityEnUS from "./messages/identity.en-US.ts";
import identityZhCN from "./messages/identity.zh-CN.ts";
import zhCN from "./messages/zh-CN.ts";
import { textFor } from "./texts.ts";
import { identityTextFor } from "./use-identity-text.ts";

/** The texts of every page, and those that load with what proves who somebody is. */
const catalogues = [
  { name: "shell", enUS, zhCN, textFor },
  { name: "identity", enUS: identityEnUS, zhCN: identityZhCN, textFor: identityTextFor },
].map(({ enUS, zhCN, textFor, name }) => ({
  name,
  enUS: enUS as Record<string, string>,
  zhCN: zhCN as Record<string, string>,
  textFor: textFor as (locale: Locale) => TextOf<string>,
}));
const shell = join(import.meta.dirname, "..");
const sources = globSync("**/*.{ts,tsx}", {
  cwd: shell,
  exclude: (path) => /node_modules|dist|messages|\.test\./.test(path),
}).map((path) => readFileSync(join(shell, path), "utf8"));

/** What a text asks for, each as the number three. */
const valuesOf = (text: string): Record<string, number> =>
  Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name = ""]) => [name, 3]));

describe.each(catalogues)("the texts of $name", ({ enUS, zhCN, textFor }) => {
  const keys = Object.keys(enUS);

  test("have the same keys in every language", () => {
    expect(Object.keys(zhCN)).toEqual(keys);
  });

  test("take the same values in every language", () => {
    for (const key of keys) expect(valuesOf(zhCN[key]!), key).toEqual(valuesOf(enUS[key]!));
  });

  test("are all used", () => {
    const code = sources.join("\n");
    expect(keys.filter((key) => !code.includes(`"${key}"`))).toEqual([]);
  });

  test("can all be shown", () => {
    for (const locale of locales)
      for (const key of keys) expect(textFor(locale)(key, valuesOf(enUS[key]!)), key).not.toBe(key);
  });
});

test("no text is in both catalogues", () => {
  expect(Object.keys(identityEnUS).filter((key) => key in enUS)).toEqual([]);
});
