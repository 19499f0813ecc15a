import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseEntry } from "./parse-entry.ts";
import type { EntryPlan } from "./plan.ts";

const url = "https://console.example/finance/index.html";
/** Pages as bundlers write them. */
const realPages = [
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <base href="/finance/" />
    <title>Finance</title>
    <script type="module" crossorigin src="./assets/index-B4x.js" integrity="sha384-abc"></script>
    <link rel="modulepreload" crossorigin href="./assets/vendor-9fK.js">
    <link rel="stylesheet" crossorigin href="./assets/index-D1.css" media="screen and (min-width: 1px)">
    <style>body > p::after { content: "</p>" }</style>
  </head>
  <body>
    <noscript><img src="no.png"></noscript>
    <div id="root" style="height: 100%"></div>
    <script type="module" ignore>import "./standalone.js"</script>
  </body>
</html>`,
  `<!DOCTYPE html><html><head><meta charset=utf-8><link href=/css/app.css rel=preload as=style>
<link href=/css/app.css rel=stylesheet><script>window.__ENV__={"a":"</scr"+"ipt>"}</script></head><body class="x">
<!--[if lt IE 9]><script src="html5shiv.js"></script><![endif]--><div id=app><svg><script>1</script><![CDATA[ <p> ]]>
</svg><template><link rel=stylesheet href=t.css><template><p></template></template></div>
<script src=//cdn.example/vue.js integrity='sha256-v'></script><script entry src=/js/app.js defer></script></body></html>`,
];

/** Invariants that hold for the plan of any text. */
const expectPlan = (html: string): EntryPlan => {
  const plan = parseEntry(html, url);
  expect(structuredClone(plan)).toEqual(plan);
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  expect(parseEntry(html, url)).toEqual(plan);
  const files = [...plan.modules, ...plan.preloads, ...plan.scripts];
  const urls = files.map((file) => file.url);
  for (const style of plan.styles) urls.push(style.kind === "link" ? style.url : style.base);
  for (const address of urls) {
    expect(new URL(address).href).toBe(address);
    expect(address).toMatch(/^https?:/);
  }
  for (const address of plan.refused) expect(address).not.toMatch(/^https?:/);
  if (plan.modules.length > 0)
    expect(plan.modules.map((module) => module.url)).toContain(plan.entry);
  else expect(plan.entry).toBeUndefined();
  return plan;
};

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
    fc.property(text, (html) => void expectPlan(html)),
    { numRuns: 300 },
  );
});

test("R2.14 a truncated or altered page still gives a plan", () => {
  for (const page of realPages)
    for (let end = 0; end <= page.length; end += 1) expectPlan(page.slice(0, end));
  const change = fc.record({
    page: fc.constantFrom(...realPages),
    at: fc.nat(1200),
    without: fc.nat(12),
    insert: fc.constantFrom(
      "",
      "<",
      ">",
      '"',
      "'",
      "/",
      "=",
      "\0",
      "<!--",
      "]]>",
      "</svg>",
      "<template>",
      "ignore ",
    ),
  });
  fc.assert(
    fc.property(change, ({ page, at, without, insert }) => {
      expectPlan(page.slice(0, at) + insert + page.slice(at + without));
    }),
    { numRuns: 300 },
  );
});

test("R2.14 attributes mean the same with any quotes, case and order", () => {
  const quoted = fc.constantFrom(
    (value: string) => `"${value}"`,
    (value: string) => `'${value}'`,
    (value: string) => value,
    (value: string) => `\n"${value}"`,
    (value: string) => `"&#x${value.charCodeAt(0).toString(16)};${value.slice(1)}"`,
  );
  const name = (text: string) =>
    fc
      .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
      .map((upper) =>
        Array.from(text, (letter, index) => (upper[index] ? letter.toUpperCase() : letter)).join(
          "",
        ),
      );
  const attribute = (key: string, value: string) =>
    fc
      .tuple(name(key), fc.constantFrom("=", " = ", "\n=\t"), quoted)
      .map(([key, equals, quote]) => `${key}${equals}${quote(value)}`);
  const attributes = fc
    .tuple(
      attribute("type", "module"),
      attribute("src", "a.js"),
      attribute("integrity", "sha256-x"),
      name("entry"),
    )
    .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
  fc.assert(
    fc.property(
      attributes,
      name("script"),
      fc.constantFrom(" ", "\n", "\t/ "),
      (all, tag, space) => {
        const plan = expectPlan(`<${tag}${space}${all.join(space)} ></${tag}>`);
        const file = { url: "https://console.example/finance/a.js", integrity: "sha256-x" };
        expect(plan).toMatchObject({ modules: [file], entry: file.url, inline: [] });
      },
    ),
  );
});

test("R2.14 parsing a page loads and runs nothing", async () => {
  const seen = new PerformanceObserver(() => undefined);
  seen.observe({ type: "resource" });
  const files = ["i.png", "a.js", "b.css", "c.html", "d.svg", "e.mp4"].map(
    (file) => `/read-${file}`,
  );
  const [image, script, sheet, frame, object, video] = files;
  const plan = expectPlan(
    `<img src="${image}" onerror="window.entryRan = 1"><script src="${script}"></script><script>window.entryRan = 1</script>
     <link rel="stylesheet" href="${sheet}"><style>@import "${sheet}";p{background:url(${image})}</style>
     <iframe src="${frame}" srcdoc="<script>parent.entryRan = 1</script>"></iframe><object data="${object}"></object>
     <video autoplay src="${video}"></video><svg onload="window.entryRan = 1"><script>window.entryRan = 1</script></svg>
     <details open ontoggle="window.entryRan = 1"></details><body onload="window.entryRan = 1">`,
  );
  expect(plan.inline).toHaveLength(2);
  // The browser acts on the page before it sends a later request.
  await fetch("/fixtures/seen?scenario=none");
  const asked = [...seen.takeRecords(), ...performance.getEntriesByType("resource")];
  seen.disconnect();
  expect(asked.filter(({ name }) => files.some((file) => name.includes(file)))).toEqual([]);
  expect("entryRan" in window).toBe(false);
});
