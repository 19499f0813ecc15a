import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { scopeAttribute } from "../../effects/page-knowledge.ts";
import { buildSheets } from "../../styles/build-sheets.ts";

const content = `<div class="box"><p class="x"></p></div><p class="x"></p>`;
const reference = document.implementation.createHTMLDocument("");
const root = document.createElement("div");
let sheets: CSSStyleSheet[] = [];

beforeAll(() => {
  root.setAttribute(scopeAttribute, "app");
  reference.body.innerHTML = root.innerHTML = content;
  document.body.append(root);
});
beforeEach(() => {
  for (const one of [document.documentElement, document.body, root]) setState(one, []);
});
afterAll(() => root.remove());

type State = readonly ("a" | "b" | "t")[];
const setState = (element: Element, state: State) => {
  element.classList.toggle("a", state.includes("a"));
  element.classList.toggle("b", state.includes("b"));
  element.toggleAttribute("data-t", state.includes("t"));
};
const adopt = (...texts: string[]) => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => !sheets.includes(one));
  sheets = buildSheets(
    "app",
    texts.map((text) => ({ text, base: location.href, around: [] })),
  );
  document.adoptedStyleSheets.push(...sheets);
};
const orders = () =>
  [root, ...root.querySelectorAll("*")].map((element) => getComputedStyle(element).order);

interface Part {
  text: string;
  /** Specificity in classes and types. */
  weight: [number, number];
}
const parts = (...list: [string, number, number][]): fc.Arbitrary<Part> =>
  fc.constantFrom(...list).map(([text, ...weight]) => ({ text, weight }));
const joined = (...list: Part[]): Part => ({
  text: list.map(({ text }) => text).join(""),
  weight: [
    list.reduce((sum, { weight }) => sum + weight[0], 0),
    list.reduce((sum, { weight }) => sum + weight[1], 0),
  ],
});
const none: [string, number, number] = ["", 0, 0];
const demand = parts(none, [".a", 1, 0], ["[data-t]", 1, 0], [".a.b", 2, 0], [":is(.a, .b)", 1, 0]);
const forbid = parts(none, none, [":not(.b)", 1, 0], [":not(.a, [data-t])", 1, 0]);
const element = (name: fc.Arbitrary<Part>) =>
  fc.tuple(name, demand, forbid).map((list) => joined(...list));
const html = element(parts(["html", 0, 1], [":root", 1, 0]));
const body = element(parts(["body", 0, 1]));
const combinator = parts([" ", 0, 0], [" > ", 0, 0]);
const ofPage = fc.oneof(
  html,
  body,
  fc.tuple(html, combinator, body).map((list) => joined(...list)),
);
const tail = parts(none, [" .x", 1, 0], [" .box > .x", 2, 0], [" > .box", 1, 0]);
const below = fc.tuple(ofPage, tail).map((list) => joined(...list));
const selector = fc
  .oneof(
    below,
    below.map(({ text, weight }) => ({ text: `:is(${text})`, weight })),
  )
  // A child of <html> other than <body>: no page has one, and in a scope the two are the same.
  .filter(({ text }) => !/(?:html|:root)[^ ]*(?:, [^ ]+)* > \.box/.test(text));
const state: fc.Arbitrary<State> = fc.subarray(["a", "b", "t"]);

const expected = (text: string) => {
  const [first, ...others] = [reference.body, ...reference.body.querySelectorAll("*")];
  const isRoot = [first, reference.documentElement].some((one) => one?.matches(text));
  return [isRoot, ...others.map((one) => one.matches(text))];
};
const check = ({ text, weight }: Part) => {
  const hits = expected(text);
  const probe = `:where(:scope, :scope *)${":not(.z)".repeat(weight[0])}${":not(z)".repeat(weight[1])}`;
  const seen = (hit: string, other: string) => hits.map((isHit) => (isHit ? hit : other));
  adopt(`${text} { order: 7 }`);
  expect(orders(), text).toEqual(seen("7", "0"));
  adopt(`${text} { order: 7 } ${probe} { order: 8 }`);
  expect(orders(), text).toEqual(seen("8", "8"));
  adopt(`${probe} { order: 8 } ${text} { order: 7 }`);
  expect(orders(), text).toEqual(seen("7", "8"));
};

test("R3.2 R3.9 a selector means the page's html and body as in a page of its own, at the same specificity", () => {
  fc.assert(
    fc.property(selector, state, state, (part, ofHtml, ofBody) => {
      for (const { documentElement, body } of [document, reference]) {
        setState(documentElement, ofHtml);
        setState(body, ofBody);
      }
      setState(root, []);
      check(part);
    }),
    { numRuns: 400 },
  );
});

test("R3.2 R3.9 the scope's root represents both the page's html and body", () => {
  fc.assert(
    fc.property(selector, state, (part, state) => {
      for (const one of [root, reference.documentElement, reference.body]) setState(one, state);
      for (const one of [document.documentElement, document.body]) setState(one, []);
      check(part);
    }),
    { numRuns: 400 },
  );
});

test("R3.10 .dark and the like apply inside the scope, on its root and on the page", () => {
  adopt(".dark { order: 3 } .dark .x { order: 4 } [data-theme=dark] > .x { order: 5 }");
  const [, box] = [root, ...root.querySelectorAll("*")];
  expect(orders()).toEqual(["0", "0", "0", "0"]);
  box?.classList.add("dark");
  expect(orders()).toEqual(["0", "3", "4", "0"]);
  box?.classList.remove("dark");
  for (const one of [document.documentElement, document.body, root]) {
    one.classList.add("dark");
    expect(orders()).toEqual(["3", "0", "4", "4"]);
    one.classList.remove("dark");
    one.setAttribute("data-theme", "dark");
    expect(orders()).toEqual(["0", "0", "0", "5"]);
    one.removeAttribute("data-theme");
  }
});

test("R3.1 mapped rules match nothing outside the scope", () => {
  adopt("p:not(body), p:not(html *), :is(p, :root), .dark p, p:is(.dark *) { order: 9 }");
  const outside = document.body.appendChild(document.createElement("p"));
  document.documentElement.classList.add("dark");
  expect(orders()).toEqual(["9", "0", "9", "9"]);
  expect(getComputedStyle(outside).order).toBe("0");
  document.documentElement.classList.remove("dark");
  outside.remove();
});
