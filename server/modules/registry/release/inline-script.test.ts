import { expect, test } from "vitest";
import { scriptFault } from "./inline-script.ts";

const run = "alert(1)";

test.each([
  `<script>${run}</script>`,
  `<script foo=" src=1">${run}</script>`,
  `<script data-src=a.js>${run}</script>`,
  `<script x=" type=application/json">${run}</script>`,
  `<script type="importmap">{}</script>`,
  `<script src="data:text/javascript,${run}"></script>`,
  // An SVG script has its address in href.
  `<svg><script src=a.js>${run}</script></svg>`,
  `<img src=a.png\tonload="${run}">`,
  `<body/ONLOAD=${run}>`,
  `<svg onload=${run}>`,
  `<a href=" java&#10;script:${run}">x</a>`,
  `<svg><a xlink:href="javascript:${run}">x</a></svg>`,
  `<button formaction=javascript:${run}>x</button>`,
  `<iframe srcdoc="&lt;script>${run}&lt;/script>"></iframe>`,
  `<template><script>${run}</script></template>`,
  `<svg><![CDATA[ > <!-- ]]><script>${run}</script> -->`,
])("a page with a script of its own: %s", (page) => {
  expect(scriptFault(page)).toBe("inline_script");
});

test.each([
  `<!doctype html><script type="module" crossorigin src="./assets/main.js" entry></script>`,
  `<script src=''></script>`,
  `<svg><script href=a.js></script></svg>`,
  `<script type=application/json>{"a":"<script>"}</script>`,
  `<title>onload= <script></title><!-- <script> --><textarea><script></textarea>`,
  `<noscript><img src=a.png onload=x></noscript><p title="onload=x" data-onload=y>javascript:</p>`,
])("a page without: %s", (page) => {
  expect(scriptFault(page)).toBeUndefined();
});

test("a page whose elements would multiply is refused before they do", () => {
  const bold = Array.from({ length: 14_000 }, (_, at) => `<b a=${at}>`).join("");
  expect(scriptFault(bold + "<p>x</p>".repeat(16_000))).toBe("too_large");
  expect(scriptFault("<iframe srcdoc='".repeat(20_000))).toBeUndefined();
});
