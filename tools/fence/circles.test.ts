import { expect, test } from "vitest";
import { fileCircles, moduleCircles } from "./circles.ts";
import { importsOf } from "./imports-of.ts";

const importsIn = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, source]) => [path, importsOf(path, source)]));

test("finds each circle once, through types and through the server's own names", () => {
  expect(
    fileCircles(
      importsIn({
        "ui/start.ts": `import "./b.ts"`,
        "ui/a.ts": `import type { B } from "./b.ts"`,
        "ui/b.ts": `import { a } from "./c.ts"; import "./leaf.ts"`,
        "ui/c.ts": `export * from "./a.ts"`,
        "ui/leaf.ts": `import "react"`,
        "server/kernel/x.ts": `import "#platform/y.ts"`,
        "server/platform/y.ts": `import "../kernel/x.ts"`,
      }),
    ),
  ).toEqual([
    ["ui/a.ts", "ui/b.ts", "ui/c.ts"],
    ["server/kernel/x.ts", "server/platform/y.ts"],
  ]);
});

test("two ways to the same file are no circle", () => {
  expect(
    fileCircles(
      importsIn({
        "ui/a.ts": `import "./b.ts"; import "./c.ts"`,
        "ui/b.ts": `import "./c.ts"`,
        "ui/c.ts": ``,
      }),
    ),
  ).toEqual([]);
});

test("circular modules are named, with their imports", () => {
  const down = {
    "server/modules/console/a.ts": `import { b } from "../clients/index.ts"`,
    "server/modules/clients/b.ts": `import { c } from "../catalog/index.ts"`,
    "server/modules/catalog/c.ts": `import "../../kernel/call.ts"; import "./d.ts"`,
    "server/modules/catalog/c.test.ts": `import "../console/index.ts"`,
  };
  expect(moduleCircles(importsIn(down))).toEqual([]);
  const up = { "server/modules/catalog/e.ts": `import type { B } from "../clients/index.ts"` };
  expect(moduleCircles(importsIn({ ...down, ...up }))).toEqual([
    [
      "catalog imports clients in server/modules/catalog/e.ts",
      "clients imports catalog in server/modules/clients/b.ts",
    ],
  ]);
});
