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
    { text: "a()", module: false, after: 0, attributes: {} },
    { text: "c()", module: true, after: 0, attributes: { type: "module" } },
    { text: "e()", module: false, after: 1, attributes: {} },
    { text: "f()", module: true, after: 1, attributes: { type: "module" } },
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
     <script src="app.js" entry></script><script nomodule src="old.js"></script>
     <script async defer src="count.js"></script>`,
  );
  const at = (file: string) => `https://console.example/finance/${file}`;
  expect(plan.scripts).toEqual([
    { url: at("jquery.js"), integrity: "sha256-j", entry: false, attributes: {} },
    { url: at("app.js"), integrity: undefined, entry: true, attributes: { entry: "" } },
    {
      url: at("count.js"),
      integrity: undefined,
      entry: false,
      attributes: { async: "", defer: "" },
    },
    { url: at("last.js"), integrity: undefined, entry: false, attributes: { defer: "" } },
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

test("R2.20 a script's type, or else its language, says whether it runs", () => {
  const plan = parse(
    `<script type=" Text/JavaScript ">1</script><script type="application/x-ecmascript">2</script>
     <script type="text/javascript1.5">3</script><script language="LiveScript">4</script>
     <script type="" language="vbscript">5</script><script type="text/jscript">6</script>`,
    `<script language="vbscript">no</script><script type="text/babel">no</script>
     <script type="text/javascript; charset=utf-8">no</script>`,
  );
  expect(plan.inline.map(({ text }) => text).join("")).toBe("123456");
  expect(plan.html.match(/no/g)).toHaveLength(3);
});

test("R2.21 a script keeps the attributes that the runtime doesn't set, without handlers", () => {
  const plan = parse(
    `<script src="a.js" id="sdk" data-key="k style=1" integrity="sha256-a" crossorigin nonce="n" onload="go()"></script>
     <script data-site="7" style="x">1</script><script src="b.js"></script>`,
  );
  expect(plan.scripts.map(({ attributes }) => attributes)).toEqual([
    { id: "sdk", "data-key": "k style=1" },
    {},
  ]);
  expect(plan.inline[0]?.attributes).toEqual({ "data-site": "7" });
});

test("R2.22 sheets of another type, or of a set that isn't preferred, aren't loaded", () => {
  const plan = parse(
    `<style type="text/less">a{}</style><link rel="stylesheet" type="text/less" href="a.less">
     <link rel="stylesheet" type="TEXT/CSS; charset=utf-8" href="b.css"><style type="text/css">c{}</style>
     <link rel="stylesheet" title="one" href="d.css"><link rel="stylesheet" title="two" href="e.css">
     <style title="two">f{}</style><link rel="stylesheet" title="one" href="g.css">`,
  );
  const names = plan.styles.map((one) => (one.kind === "link" ? one.url.at(-5) : one.text[0]));
  expect(names.join("")).toBe("bcdg");
});

test.each([
  ['rel="stylesheet" media="print" onload="this.media=\'all\'"', "all"],
  [`rel="stylesheet" media="none" onload='if(media!="screen")media="screen"'`, "screen"],
  [`rel="preload" as="style" onload="this.onload=null;this.rel='stylesheet'"`, ""],
  [`rel="stylesheet" media="print" onload="count()"`, "print"],
])("R2.23 a sheet that waits for its own load has what its handler sets: %s", (given, media) => {
  expect(parse(`<link href="a.css" ${given}>`).styles).toMatchObject([{ kind: "link", media }]);
});

test("R2.25 meta elements with a name stay for scripts to read, except those that a browser acts on", () => {
  const { html } = parse(
    `<meta name="csrf-token" content="c"><meta property="og:title" content="o"><meta charset="utf-8">
     <meta name="Viewport" content="width=1"><meta name="theme-color" content="red"><meta name="referrer" content="origin">
     <meta name="color-scheme" content="dark"><meta http-equiv="refresh" content="0"><meta http-equiv="x" name="y">`,
  );
  expect(html.replace(/\s+/g, "")).toBe(
    `<metaname="csrf-token"content="c"><metaproperty="og:title"content="o">`,
  );
});

test("R2.26 what else these elements have changes nothing", () => {
  const page = (script: string, link: string, base: string, more: string, root: string) =>
    parseEntry(
      `<html ${root}><head ${root}><base href="/v2/" ${base}>${more}<script ${script} src="a.js"></script>
       <script ${script}>1</script><script type="module" ${script} src="m.js"></script>
       <link rel="stylesheet" href="a.css" ${link}><link rel="modulepreload" href="p.js" ${link}></head>
       <body ${root}><p></p></body></html>`,
      url,
    );
  const plan = page(
    `crossorigin nonce="n" onload="a()" onerror="b()"`,
    `as="style" crossorigin sizes="any" imagesrcset="i.png" referrerpolicy="origin" blocking="render"
     fetchpriority="low" hreflang="en" color="red" nonce="n" onerror="b()" onload="console.log(1)"`,
    `target="_blank"`,
    `<title>T</title><link rel="icon" href="i"><link rel="preload" as="style" href="s"><link rel="manifest" href="m">
     <script type="importmap">{"imports":{"a":"b"}}</script><script type="speculationrules">{}</script>`,
    `class="dark" lang="de" dir="rtl" style="color: red" onload="c()" id="page"`,
  );
  const plain = page("", "", "", "", "");
  expect({ ...plan, html: plan.html.replace(/\s/g, "") }).toEqual({
    ...plain,
    html: plain.html.replace(/\s/g, ""),
  });
});
