import { describe, expect, test } from "vitest";
import { cssOf, rulesOf } from "@console-shell/ui/shared";
import { usedRules } from "./used-rules.ts";
import { usedVariables } from "./used-variables.ts";

const used = (css: string, ...classes: string[]) => cssOf(usedRules(css, new Set(classes)));

test("rules are parsed to their own brace", () => {
  expect(rulesOf("a{color:red}@media print{b{x:y}c{}}")).toEqual([
    { selector: "a", body: "color:red" },
    { selector: "@media print", body: "b{x:y}c{}" },
  ]);
});

describe("rules are kept", () => {
  test("if all their classes exist, without other selectors", () => {
    expect(used(".a .b{x:y}.a .c{x:y}.a,.d{x:y}p{x:y}", "a", "b")).toBe(".a .b{x:y}.a{x:y}p{x:y}");
  });

  test("if they exclude a missing class", () => {
    expect(used(".a:not(.z):hover{x:y}.a:has(> .z,.y){x:y}", "a")).toBe(
      ".a:not(.z):hover{x:y}.a:has(> .z,.y){x:y}",
    );
  });

  test("in a condition's remaining part, without animations", () => {
    expect(used("@media print{.a{x:y}.z{x:y}}@media x{.z{x:y}}@keyframes k{0%{x:y}}", "a")).toBe(
      "@media print{.a{x:y}}",
    );
  });
});

describe("variables are kept", () => {
  test("if used by rules, by each other, or elsewhere", () => {
    const rules = rulesOf(
      ".t{--one:1;--two:var(--three);--three:3;--four:4;--five:url(data:a;b)}.t p{margin:var(--two)}",
    );
    expect(cssOf(usedVariables(rules, "p{top:var(--five)}"))).toBe(
      ".t{--two:var(--three);--three:3;--five:url(data:a;b)}.t p{margin:var(--two)}",
    );
  });

  test("if a rule sets them together with other properties", () => {
    const rules = rulesOf(".b{--x:1;color:red}");
    expect(usedVariables(rules, "")).toEqual(rules);
  });
});
