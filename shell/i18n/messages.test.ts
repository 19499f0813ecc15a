import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locales } from "@console-shell/contract/locale";
import { describe, expect, test } from "vitest";
import enUS from "./messages/en-US.ts";
import zhCN from "./messages/zh-CN.ts";
import { textFor, type MessageKey } from "./texts.ts";

const keys = Object.keys(enUS) as MessageKey[];
const shell = join(import.meta.dirname, "..");
const sources = globSync("**/*.{ts,tsx}", {
  cwd: shell,
  exclude: (path) => /node_modules|dist|messages|\.test\./.test(path),
}).map((path) => readFileSync(join(shell, path), "utf8"));

/** What a text asks for, each as the number three. */
const valuesOf = (text: string): Record<string, number> =>
  Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name = ""]) => [name, 3]));

describe("the shell's texts", () => {
  test("have the same keys in every language", () => {
    expect(Object.keys(zhCN)).toEqual(keys);
  });

  test("take the same values in every language", () => {
    for (const key of keys) expect(valuesOf(zhCN[key]), key).toEqual(valuesOf(enUS[key]));
  });

  test("are all used", () => {
    const code = sources.join("\n");
    expect(keys.filter((key) => !code.includes(`"${key}"`))).toEqual([]);
  });

  test("can all be shown", () => {
    for (const locale of locales)
      for (const key of keys) expect(textFor(locale)(key, valuesOf(enUS[key])), key).not.toBe(key);
  });
});
