import * as fc from "fast-check";
import { expect, test } from "vitest";
import { adaptText } from "./adapt-text.ts";
import { learnNames } from "./names.ts";

const base = "https://cdn.example/app/main.css";
const adapted = (text: string, around: string[] = []) => adaptText("app", { text, base, around });

test.each([
  ["a{b:url(x.png)}", 'a{b:url("https://cdn.example/app/x.png")}'],
  ["a{b:url( 'x y.png' )}", 'a{b:url("https://cdn.example/app/x%20y.png")}'],
  ['a{b:url("../x.png?a=1#b")}', 'a{b:url("https://cdn.example/x.png?a=1#b")}'],
  ["a{b:url(/x.png)}", 'a{b:url("https://cdn.example/x.png")}'],
  ["a{b:url(//other.example/x.png)}", 'a{b:url("https://other.example/x.png")}'],
  ["a{b:url(data:image/png;base64,AA==)}", 'a{b:url("data:image/png;base64,AA==")}'],
  ["a{b:url(#mark)}", "a{b:url(#mark)}"],
  ["a{b:url()}", "a{b:url()}"],
  ["a{b:url(x\\29.png)}", 'a{b:url("https://cdn.example/app/x).png")}'],
  [
    "a{b:image-set('x.png' 1x,url(y.png) 2x,\"z\" type('image/avif')),'w'}",
    'a{b:image-set(url("https://cdn.example/app/x.png") 1x,url("https://cdn.example/app/y.png") 2x,url("https://cdn.example/app/z") type(\'image/avif\')),\'w\'}',
  ],
  ['a{b:"url(x.png)"}c{d:e/* url(y.png) */}', 'a{b:"url(x.png)"}c{d:e/**/}'],
])("R3.6 %s", (text, expected) => {
  expect(adapted(text)).toBe(expected);
});

test.each([
  ["a{animation:fade 1s ease-in both}", "a{animation:app-fade 1s ease-in both}"],
  ["a{animation:1s steps(4,end) end,none}", "a{animation:1s steps(4,end) app-end,none}"],
  ["a{-webkit-animation-name:fade!important}", "a{-webkit-animation-name:app-fade!important}"],
  ["a{animation:var(--x,fade 1s)}", "a{animation:var(--x,app-fade 1s)}"],
  ["a{animation-duration:1s;transition:fade 1s}", "a{animation-duration:1s;transition:fade 1s}"],
  ['@keyframes "fade"{to{top:0}}', '@keyframes "app-fade"{to{top:0}}'],
  ["@-webkit-keyframes fade{}", "@-webkit-keyframes app-fade{}"],
])("R3.4 %s", (text, expected) => {
  expect(adapted(text)).toBe(expected);
});

test("R3.4 a custom property is renamed only where an animation reads it and the keyframes are known", () => {
  learnNames("app", "@keyframes spin{} p{animation:var(--spin)}");
  expect(adapted("a{--spin:spin 1s linear;--other:spin 1s}")).toBe(
    "a{--spin:app-spin 1s linear;--other:spin 1s}",
  );
});

test.each([
  ["@layer low , high.a;@layer low{p{}}", "@layer app-low , app-high.a;@layer app-low{p{}}"],
  ["@layer{p{}}", "@layer{p{}}"],
  ["@layer a{@layer b{p{}}@layer c,d;}", "@layer app-a{@layer b{p{}}@layer c,d;}"],
  ["@media print{@layer a{p{}}}", "@media print{@layer app-a{p{}}}"],
])("R3.11 %s", (text, expected) => {
  expect(adapted(text)).toBe(expected);
});

test("R3.11 a layer imported into a layer is nested in it", () => {
  expect(adapted("@layer a{}p{}", ["@media print", "@layer b"])).toBe(
    "@media print{@layer app-b{@layer a{}p{}",
  );
});

test("R3.2 selectors are mapped wherever they are, and nothing else", () => {
  expect(adapted("@scope (html) to (.x){body{--html:{html}}}a{html &{b:html}}")).toBe(
    "@scope (:where(:scope):not(html)) to (.x){:where(:scope):not(body){--html:{html}}}" +
      "a{:where(:scope):not(html) &{b:html}}",
  );
});

test("R3.7 an unmatched closing brace is escaped", () => {
  expect(adapted('a{}} b{} "}" /*}*/ \\} }')).toBe('a{}! b{} "}" /**/ \\} !');
});

test("R3.7 no text closes more than it opened", () => {
  const bits = fc.constantFrom(
    ..."{ } \" ' \\ ) a \n ; @".split(" "),
    "/*",
    "*/",
    "url(",
    "@layer",
    "html",
    ":root",
  );
  fc.assert(
    fc.property(fc.array(bits), fc.subarray(["@media print"]), (pieces, around) => {
      const plain = adapted(pieces.join(""), around).replace(
        /\/\*[\s\S]*?(?:\*\/|$)|\\[\s\S]|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/g,
        "",
      );
      let depth = 0;
      for (const character of plain) {
        if (character === "{") depth += 1;
        if (character === "}") depth -= 1;
        if (depth < 0) return false;
      }
      return true;
    }),
  );
});

test("R3.4 a custom property with a block isn't a selector", () => {
  const text = 'a{--x:@m body{c:d}--y:"@" html{c:d}}';
  expect(adapted(text)).toBe(text);
});

test("R3.4 a run of rules is adapted like its single tokens", () => {
  const names = ["p", ".html-x", "html", "body > a", ".dark", "[data-theme=a]", "@media print", ""];
  const heads = fc.constantFrom(
    ...names,
    ":root",
    "@layer x",
    "@keyframes k",
    "--m",
    "a;b",
    "a,\n",
  );
  const bodies = [
    "b:c",
    "animation:k 1s",
    "--k:k",
    "b:url(x.png)",
    "b:url(",
    "}",
    "p{b:c}",
    "b:c;q{}",
  ];
  const rules = fc.tuple(heads, fc.constantFrom(...bodies, "", "{", "body{b:c}"));
  fc.assert(
    fc.property(fc.array(rules, { maxLength: 30 }), fc.constantFrom("a1", "a2"), (list, app) => {
      const text = list.map(([head, body]) => `${head}{${body}}`).join("");
      // Each comment is dropped, and ends the run that contains it.
      const commented = text.replaceAll("{", "{/**/");
      if (app === "a2") learnNames(app, "@keyframes k{} p{animation:var(--k)}");
      const source = { base, around: [] };
      expect(adaptText(app, { text, ...source })).toBe(
        adaptText(app, { text: commented, ...source }),
      );
    }),
    { numRuns: 1000 },
  );
});
