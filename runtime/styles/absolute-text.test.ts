import * as fc from "fast-check";
import { expect, test } from "vitest";
import { absoluteText } from "./absolute-text.ts";

const base = "https://cdn.example/app/main.css";

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
  ['a{b:"url(x.png)"}/* url(y.png) */', 'a{b:"url(x.png)"}/* url(y.png) */'],
])("R3.6 %s", (text, expected) => {
  expect(absoluteText(text, base)).toBe(expected);
});

test("R3.7 a brace that closes nothing loses its meaning", () => {
  expect(absoluteText('a{}} b{} "}" /*}*/ \\} }', base)).toBe('a{}! b{} "}" /*}*/ \\} !');
});

test("R3.7 no text closes more than it opened", () => {
  const bits = fc.constantFrom("{", "}", '"', "'", "/*", "*/", "\\", "url(", ")", "a", "\n", ";");
  fc.assert(
    fc.property(fc.array(bits), (pieces) => {
      const plain = absoluteText(pieces.join(""), base).replace(
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
