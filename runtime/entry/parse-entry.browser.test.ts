import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseEntry } from "./parse-entry.ts";

const url = "https://console.example/finance/index.html";
const parse = (head: string, body = "") =>
  parseEntry(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, url);

test("R2.10 reads styles, preloads and modules in the order of the page", () => {
  const plan = parse(
    `<link rel="stylesheet" href="a.css" media="print" integrity="sha256-a">
     <style media="screen">p { color: red }</style>
     <link rel="modulepreload" crossorigin href="./chunk.js">
     <script type="module" src="first.js"></script>`,
    `<link rel="Stylesheet preload" href="/b.css"><script type=MODULE src="last.js"></script>`,
  );
  expect(plan).toEqual({
    url,
    styles: [
      {
        kind: "link",
        url: "https://console.example/finance/a.css",
        media: "print",
        integrity: "sha256-a",
      },
      { kind: "inline", text: "p { color: red }", base: url, media: "screen" },
      { kind: "link", url: "https://console.example/b.css", media: "", integrity: undefined },
    ],
    preloads: [{ url: "https://console.example/finance/chunk.js", integrity: undefined }],
    modules: [
      { url: "https://console.example/finance/first.js", integrity: undefined },
      { url: "https://console.example/finance/last.js", integrity: undefined },
    ],
    entry: "https://console.example/finance/last.js",
    scripts: [],
    inlineScripts: 0,
    refused: [],
    html: "",
  });
});

test("R2.11 the script marked entry is the entry", () => {
  const plan = parse(
    `<script type="module" src="a.js" entry></script><script type="module" src="b.js"></script>`,
  );
  expect(plan.entry).toBe("https://console.example/finance/a.js");
});

test("R2.12 base is honoured, an impossible one is not", () => {
  const script = `<script type="module" src="a.js"></script>`;
  expect(parse(`<base href="/v2/">${script}`).entry).toBe("https://console.example/v2/a.js");
  expect(parse(`<base href="https://cdn.example/x/y">${script}`).entry).toBe(
    "https://cdn.example/x/a.js",
  );
  expect(parse(`<base href="http://[">${script}`).entry).toBe(
    "https://console.example/finance/a.js",
  );
});

test("R2.13 what the browser would not act on, and what is marked ignore, is left out", () => {
  const plan = parse(
    `<noscript><link rel="stylesheet" href="no.css"></noscript>
     <template><script type="module" src="template.js"></script></template><!-- <script src="c.js"> -->
     <script type="importmap">{}</script><script type="application/json">{}</script>
     <script nomodule src="old.js"></script><script nomodule>old()</script>
     <script type="module" ignore>standalone()</script><link ignore rel="stylesheet" href="i.css">
     <link rel="alternate stylesheet" href="alt.css"><link rel="stylesheet" disabled href="d.css">
     <link rel="stylesheet"><script type="module"></script><link rel="icon" href="i.svg">`,
  );
  expect(plan).toEqual({
    url,
    styles: [],
    preloads: [],
    modules: [],
    entry: undefined,
    scripts: [],
    inlineScripts: 0,
    refused: [],
    html: `<template><script type="module" src="template.js"></script></template><!-- <script src="c.js"> -->`,
  });
});

test("R2.5 counts inline scripts, module or not", () => {
  expect(parse(`<script>a</script><script type="module">b</script>`).inlineScripts).toBe(2);
});

test("R2.14 any text gives a plan of plain data with absolute addresses", () => {
  const bits = fc.constantFrom(
    "<script",
    "<link",
    "<style",
    "<base",
    "<noscript>",
    "</script>",
    "</style>",
    "</noscript>",
    "<template>",
    "<!--",
    "-->",
    "<![CDATA[",
    ">",
    "/>",
    '"',
    "'",
    " ",
    "\0",
    "&amp;",
    "<svg>",
    ' src="a.js"',
    " src=//",
    ' href="b.css"',
    " href=http://[",
    " type=module",
    " type=MODULE",
    " rel=stylesheet",
    " rel=modulepreload",
    " entry",
    " ignore",
    " media=",
    "x",
    "é",
    "\uD800",
    " src=javascript:1",
    " href=data:,",
    "<body>",
    "<frameset>",
  );
  const text = fc.oneof(
    fc.array(fc.oneof(bits, fc.string()), { maxLength: 40 }).map((parts) => parts.join("")),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(text, (html) => {
      const plan = parseEntry(html, url);
      expect(structuredClone(plan)).toEqual(plan);
      const urls = [...plan.modules, ...plan.preloads].map((module) => module.url);
      for (const style of plan.styles) if (style.kind === "link") urls.push(style.url);
      for (const address of [...urls, ...plan.scripts.map((script) => script.url)])
        expect(new URL(address).href).toBe(address);
      if (plan.modules.length > 0)
        expect(plan.modules.map((module) => module.url)).toContain(plan.entry);
      else expect(plan.entry).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});
