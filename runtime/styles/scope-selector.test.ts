import { expect, test } from "vitest";
import { scopeSelector } from "./scope-selector.ts";

const html = ":where(:scope):not(html)";
const body = ":where(:scope):not(body)";

test.each([
  [":root", ":scope"],
  ["html", html],
  ["body", body],
  ["html, body", `${html}, ${body}`],
  ["body.dark .x", `${body}.dark .x`],
  ["html body .x", `${html}${body} .x`],
  ["html > body > .x", `${html}${body} > .x`],
  [":root[data-theme=dark] body", `:scope[data-theme=dark]${body}`],
  [":is(html, .y) p", `:is(${html}, .y) p`],
  [":not(body)", `:not(${body})`],
  [".body, .html, #body", ".body, .html, #body"],
  ["tbody, body-part, my-html", "tbody, body-part, my-html"],
  ['[title="html body"]', '[title="html body"]'],
  [".a\\:root", ".a\\:root"],
  [":rooted", ":rooted"],
  [".x body", `.x ${body}`],
])("R3.2 maps %s", (selector, expected) => {
  expect(scopeSelector(selector)).toBe(expected);
});
