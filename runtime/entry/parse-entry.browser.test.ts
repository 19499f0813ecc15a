import { expect, test } from "vitest";
import { unveil } from "../effects/page-knowledge.ts";
import { parseEntry } from "./parse-entry.ts";

const url = "https://console.example/finance/index.html";
const parse = (head: string, body = "") =>
  parseEntry(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, url);

test("R2.10 reads styles, preloads and modules in page order", () => {
  const plan = parse(
    `<link rel="stylesheet" href="a.css" media="print" integrity="sha256-a">
     <style media="screen">p { color: red }</style>
     <link rel="modulepreload" crossorigin href="./chunk.js">
     <script type="module" src="first.js"></script>`,
    `<link rel="Stylesheet preload" href="/b.css"><script type=MODULE src="last.js"></script>`,
  );
  expect(plan).toEqual({
    url,
    base: url,
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
    inline: [],
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

test("R2.12 a base element applies, an invalid one doesn't", () => {
  const script = `<script type="module" src="a.js"></script>`;
  expect(parse(`<base href="/v2/">${script}`).entry).toBe("https://console.example/v2/a.js");
  expect(parse(`<base href="https://cdn.example/x/y">${script}`).entry).toBe(
    "https://cdn.example/x/a.js",
  );
  expect(parse(`<base href="http://[">${script}`).entry).toBe(
    "https://console.example/finance/a.js",
  );
});

test("R2.13 inert and ignored elements are left out", () => {
  const plan = parse(
    `<noscript><link rel="stylesheet" href="no.css"></noscript>
     <template><script type="module" src="template.js"></script></template><!-- <script src="c.js"> --><script type="application/json">{}</script>
     <script type="importmap">{}</script><script type="speculationrules">{}</script>
     <script nomodule src="old.js"></script><script nomodule>old()</script>
     <script type="module" ignore>standalone()</script><link ignore rel="stylesheet" href="i.css">
     <link rel="alternate stylesheet" href="alt.css"><link rel="stylesheet" disabled href="d.css">
     <link rel="stylesheet"><script type="module"></script><link rel="icon" href="i.svg">`,
  );
  expect(plan).toEqual({
    url,
    base: url,
    styles: [],
    preloads: [],
    modules: [],
    entry: undefined,
    scripts: [],
    inline: [],
    refused: [],
    html: `<template><script type="module" src="https://console.example/finance/template.js"></script></template><!-- <script src="c.js"> --><script type="application/json">{}</script>`,
  });
});

test("R2.16 inline scripts are planned in their place among the files", () => {
  const plan = parse(
    `<script defer src="last.js"></script><script> a() </script><script src="b.js"></script>
     <script type="module">c()</script><script type="module" src="d.js"></script>`,
    `<script>e()</script><script type="module">f()</script><script type="application/json">{}</script>`,
  );
  expect(plan.inline).toEqual([
    { text: "a()", module: false, after: 0 },
    { text: "c()", module: true, after: 0 },
    { text: "e()", module: false, after: 1 },
    { text: "f()", module: true, after: 1 },
  ]);
});

test("R2.15 addresses other than http(s) are recognized and never planned", () => {
  const plan = parse(
    `<base href="javascript:0"><base href="/later/">
     <script type="module" src="data:text/javascript,1"></script><script src=" javascript:1"></script>
     <link rel="modulepreload" href="blob:https://console.example/1"><link rel="icon" href="data:,">
     <link rel="stylesheet" href="file:///a.css"><script type="module" src="http://["></script>
     <script type="module" src="a.js"></script>`,
  );
  expect(plan.refused).toEqual([
    "data:text/javascript,1",
    "javascript:1",
    "blob:https://console.example/1",
    "file:///a.css",
  ]);
  expect(plan.modules.map((module) => module.url)).toEqual([
    "https://console.example/finance/a.js",
  ]);
  expect([...plan.scripts, ...plan.preloads, ...plan.styles]).toEqual([]);
});

test("R2.16 classic scripts are planned in the browser's execution order", () => {
  const plan = parse(
    `<script defer src="last.js"></script><script src="jquery.js" integrity="sha256-j"></script>
     <script src="app.js" entry></script><script nomodule src="old.js"></script>`,
  );
  const at = (file: string) => `https://console.example/finance/${file}`;
  expect(plan.scripts).toEqual([
    { url: at("jquery.js"), integrity: "sha256-j", entry: false },
    { url: at("app.js"), integrity: undefined, entry: true },
    { url: at("last.js"), integrity: undefined, entry: false },
  ]);
});

test("R2.16 the markup is the body's, without the parts planned separately", () => {
  const plan = parse(
    `<meta charset="utf-8"><title>Finance</title><style>p{}</style><link rel="icon" href="i.svg">`,
    `<div id="app" style="color: red" STYLE = 'x'>a style = "b"</div><!-- kept --><script src="a.js"></script>
     <noscript>no</noscript><p ignore>only alone</p><svg><title>A chart</title><style>a{}</style></svg>`,
  );
  expect(unveil(plan.html).replace(/\s+/g, " ")).toBe(
    `<div id="app" style="color: red">a style = "b"</div><!-- kept --> <svg><title>A chart</title></svg>`,
  );
  expect(plan.styles.map((style) => style.kind === "inline" && style.text)).toEqual(["p{}", "a{}"]);
});

test.each([
  ['srcset="a.png 1x,b.png 2x,data:,c"', 'srcset="FOLDER/a.png 1x,FOLDER/b.png 2x,data:,c"'],
  ['srcset=",a.png, b.png"', 'srcset=",FOLDER/a.png, FOLDER/b.png"'],
  ['fill="url( c\\ d.png )"', 'fill="url(&quot;FOLDER/c%20d.png&quot;)"'],
  [`mask="url('e'), 'url(e)'"`, `mask="url(&quot;FOLDER/e&quot;), 'url(e)'"`],
  ['src="#a"', 'src="#a"'],
  ['src=" b.png "', 'src="FOLDER/b.png"'],
])("R2.16 the markup's addresses of files are absolute: %s", (given, expected) => {
  const folder = "https://console.example/finance";
  expect(parse("", `<img ${given}>`).html).toBe(`<img ${expected.replaceAll("FOLDER", folder)}>`);
});
