import { expect, test } from "vitest";
import { circlesOf } from "./circles.ts";
import { importsOf } from "./imports-of.ts";

const circlesIn = (files: Record<string, string>) =>
  circlesOf(
    new Map(Object.entries(files).map(([path, source]) => [path, importsOf(path, source)])),
  );

test("finds each circle once, through types and through the server's own names", () => {
  expect(
    circlesIn({
      "ui/start.ts": `import "./b.ts"`,
      "ui/a.ts": `import type { B } from "./b.ts"`,
      "ui/b.ts": `import { a } from "./c.ts"; import "./leaf.ts"`,
      "ui/c.ts": `export * from "./a.ts"`,
      "ui/leaf.ts": `import "react"`,
      "server/kernel/x.ts": `import "#platform/y.ts"`,
      "server/platform/y.ts": `import "../kernel/x.ts"`,
    }),
  ).toEqual([
    ["ui/a.ts", "ui/b.ts", "ui/c.ts"],
    ["server/kernel/x.ts", "server/platform/y.ts"],
  ]);
});

test("two ways to the same file are no circle", () => {
  expect(
    circlesIn({
      "ui/a.ts": `import "./b.ts"; import "./c.ts"`,
      "ui/b.ts": `import "./c.ts"`,
      "ui/c.ts": ``,
    }),
  ).toEqual([]);
});
