import { describe, expect, test } from "vitest";
import { cssOf, rulesOf } from "@console-shell/ui/shared";
import { usedRules } from "./used-rules.ts";
import { usedVariables } from "./used-variables.ts";

const used = (css: string, ...classes: string[]) => cssOf(usedRules(css, new Set(classes)));

test("rules are read to their own brace", () => {
  expect(rulesOf("a{color:red}@media print{b{x:y}c{}}")).toEqual([
    { selector: "a", body: "color:red" },
    { selector: "@media print", body: "b{x:y}c{}" },
  ]);
});

describe("of the rules stay", () => {
  test("those whose classes are all there, without the selectors of others", () => {
    expect(used(".a .b{x:y}.a .c{x:y}.a,.d{x:y}p{x:y}", "a", "b")).toBe(".a .b{x:y}.a{x:y}p{x:y}");
  });

  test("those that exclude a class that is not there", () => {
    expect(used(".a:not(.z):hover{x:y}.a:has(> .z,.y){x:y}", "a")).toBe(
      ".a:not(.z):hover{x:y}.a:has(> .z,.y){x:y}",
    );
  });

  test("what is left of a condition, and no animation", () => {
    expect(used("@media print{.a{x:y}.z{x:y}}@media x{.z{x:y}}@keyframes k{0%{x:y}}", "a")).toBe(
      "@media print{.a{x:y}}",
    );
  });
});

describe("of the variables stay", () => {
  test("those that are used, by the rules, by each other, or elsewhere", () => {
    const rules = rulesOf(
      ".t{--one:1;--two:var(--three);--three:3;--four:4;--five:url(data:a;b)}.t p{margin:var(--two)}",
    );
    expect(cssOf(usedVariables(rules, "p{top:var(--five)}"))).toBe(
      ".t{--two:var(--three);--three:3;--five:url(data:a;b)}.t p{margin:var(--two)}",
    );
  });

  test("all that a rule sets beside other things", () => {
    const rules = rulesOf(".b{--x:1;color:red}");
    expect(usedVariables(rules, "")).toEqual(rules);
  });
});
