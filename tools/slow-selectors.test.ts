import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./build/root.ts";

/** A text without the contents of its parentheses and brackets. */
const outer = (text: string): string => {
  const shorter = text.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, (part) =>
    part.startsWith("[") ? "@" : "",
  );
  return shorter === text ? text : outer(shorter);
};

/** The selectors of a stylesheet, without those of keyframes and at-rules. */
const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = ""]) => prelude.trim())
    .filter((prelude) => !/^(?:@|from|to|\d)/.test(prelude))
    .flatMap(
      (prelude) =>
        prelude
          .replaceAll(/:global\(([^()]*)\)/g, "$1")
          .match(/(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [],
    )
    .map((selector) => selector.trim());

/**
 * Why a selector makes the browser style far more than changed, measured in the console's pages: with the first two, each
 * element below `main` was styled again at each insertion; with the last, each element had three styles instead of one. The
 * root's `:has()` is asked at each insertion anywhere, which made styles of a navigation a third slower.
 */
const problemOf = (selector: string): string | undefined => {
  const subject = outer(selector)
    .split(/[\s>+~]+/)
    .at(-1)!;
  const isAnything = !/[\w@#]/.test(subject.replaceAll(/::?[\w-]+/g, ""));
  if (isAnything && selector.includes(":has(")) return ":has() with any element as its subject";
  if (/^(?:html|:root|body)\b[^\s>+~]*:has\(/.test(selector)) return ":has() of the whole page";
  if (/\*\s*[+~]\s*(?:\*|:)/.test(selector)) return "any element next to any other";
  if (isAnything && /::(?:before|after)$/.test(subject) && !/@|\.|#/.test(outer(selector)))
    return "a pseudo-element of any element";
  return undefined;
};

const problemsIn = (css: string): string[] =>
  selectorsOf(css).flatMap((selector) => {
    const problem = problemOf(selector);
    return problem ? [`${selector}: ${problem}`] : [];
  });

test("slow selectors are recognized", () => {
  const css = `
    .list:has(> .veil > [aria-busy="true"]) > :not(.veil) { opacity: 0.5; }
    .title > :is(span, * + *), .title > span { font-weight: 400; }
    @layer a { *, *::before { box-sizing: border-box; } }
    html:has(.form) { scroll-padding: 0; }
    .frame:has(> .fixed)::before, main:not(:has(p)) p a, .a > :first-child, .b ::after { color: red; }`;
  expect(problemsIn(css).map((problem) => problem.split(": ").at(-1))).toEqual([
    ":has() with any element as its subject",
    "any element next to any other",
    "a pseudo-element of any element",
    ":has() of the whole page",
  ]);
});

test("no stylesheet has a selector that makes the browser style whole pages again", () => {
  const files = execFileSync("git", ["ls-files", "shell", "ui", "sdk", "sub-apps"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file.endsWith(".css"));
  expect(files.length).toBeGreaterThan(20);
  const problems = files.flatMap((file) =>
    problemsIn(readFileSync(join(root, file), "utf8")).map((problem) => `${file}: ${problem}`),
  );
  expect(problems).toEqual([]);
});
