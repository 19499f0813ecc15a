import { expect, test } from "vitest";
import { scopeSelector } from "./scope-selector.ts";

const html = ":where(:scope):not(html)";
const body = ":where(:scope):not(body)";
const onPage = (page: string, state: string) => `:is(:where(${page})${state} *,${state})`;

test.each([
  [":root", ":scope"],
  [":ROOT:root", ":scope:scope"],
  ["html", html],
  ["body", body],
  ["html, body", `${html}, ${body}`],
  ["html body .x", `${html}${body} .x`],
  ["html > body > .x", `${html}${body} > .x`],
  [":is(html, .y) p", `:is(${html}, .y) p`],
  [":not(body)", `:not(${body})`],
  [".x body", `.x ${body}`],
  ["body::before", `${body}::before`],
  ["body:after", `${body}:after`],
  [".body, .html, #body", ".body, .html, #body"],
  ["tbody, body-part, my-html", "tbody, body-part, my-html"],
  ['[title="html body"]', '[title="html body"]'],
  [".a\\:root, html\\:x, body\\+ p", ".a\\:root, html\\:x, body\\+ p"],
  [":rooted", ":rooted"],
  [".\ue001 body", `.\ue001 ${body}`],
])("R3.2 maps %s", (selector, expected) => {
  expect(scopeSelector(selector)).toBe(expected);
});

test.each([
  ["html.dark .x", `${html}${onPage("html", ".dark")} .x`],
  ["body.modal-open .y", `${body}${onPage("body", ".modal-open")} .y`],
  [":root[data-theme='a b'] p", `:scope${onPage("html", "[data-theme='a b']")} p`],
  [".no-js:root p", `:scope${onPage("html", ".no-js")} p`],
  [
    "html.a > body.b::before",
    `${html}${onPage("html", ".a")}${body}${onPage("body", ".b")}::before`,
  ],
  ["html:not(.dark) .x", `${html}:not(.dark):where(:where(html):not(.dark) *) .x`],
  ["html:lang(zh) .x", `${html}${onPage("html", ":lang(zh)")} .x`],
])("R3.9 maps %s", (selector, expected) => {
  expect(scopeSelector(selector)).toBe(expected);
});

test.each(["* html .x", "*:first-child+html .x", ".x > :root"])(
  "R3.2 keeps selectors that no browser matches: %s",
  (selector) => {
    expect(scopeSelector(selector)).toBe(selector);
  },
);

test.each([
  ".dark",
  "[data-theme=dark]",
  '[data-bs-theme="dark"]',
  "[dir=rtl]",
  "[lang|=zh]",
  ":where([data-mantine-color-scheme='light'])",
  ":is(.dark, [data-theme=dark][dir=rtl])",
])("R3.10 %s may also match the page", (state) => {
  const mapped = `:is(:where(:scope) ${state},:where(:scope)${onPage("html,body", state)})`;
  expect(scopeSelector(`${state} .x, .y ${state}`)).toBe(`${mapped} .x, .y ${state}`);
});
