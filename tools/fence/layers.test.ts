import { expect, test } from "vitest";
import { importsOf } from "./imports-of.ts";
import { judgeLayer, moduleCircle } from "./layers.ts";

const judged = (path: string, source: string) =>
  importsOf(path, source).map((found) => judgeLayer(path, found))[0];

const circleIn = (files: Record<string, string>) =>
  moduleCircle(
    new Map(Object.entries(files).map(([path, source]) => [path, importsOf(path, source)])),
  );

test.each([
  ["server/platform/mail/smtp.ts", `import { createPoller } from "../poller.ts"`],
  ["server/kernel/kernel.ts", `import type { Services } from "#platform/services.ts"`],
  ["server/kernel/kernel.ts", `import { fastify } from "fastify"`],
  ["server/modules/search/query-image/x.ts", `import { a } from "../people/y.ts"`],
  ["server/modules/search/query-image/x.ts", `import { a } from "#modules/catalog/index.ts"`],
  ["server/modules/search/query-image/x.ts", `import { a } from "#kernel/call.ts"`],
  ["server/modules/index.ts", `export * from "./search/index.ts"`],
  ["server/app.ts", `import { features } from "./modules/index.ts"`],
  ["server/kernel/x.http.test.ts", `import { a } from "#modules/search/query-image/x.ts"`],
  ["server/modules/search/testing/x.ts", `import { a } from "#modules/catalog/library/y.ts"`],
])("%s may have %s", (path, source) => {
  expect(judged(path, source)).toBeUndefined();
});

test.each([
  ["server/platform/x.ts", `import { a } from "../modules/search/index.ts"`, "the platform"],
  ["server/platform/x.ts", `import { a } from "../kernel/call.ts"`, "the platform"],
  ["server/platform/x.ts", `import type { A } from "../configuration.ts"`, "the platform"],
  ["server/kernel/x.ts", `import type { A } from "../modules/search/index.ts"`, "the kernel"],
  ["server/kernel/x.ts", `void import("../modules/index.ts")`, "the kernel"],
  ["server/kernel/x.ts", `export { a } from "../app.ts"`, "the kernel"],
  ["server/modules/search/x.ts", `import { a } from "#modules/catalog/library/y.ts"`, "index.ts"],
  ["server/platform/x.ts", `import { a } from "#kernel/call.ts"`, "the platform"],
  ["server/modules/search/a/x.ts", `import { a } from "../../../kernel/call.ts"`, "#kernel/call"],
  ["server/modules/search/a/b/x.ts", `import { a } from "../../c/y.ts"`, "#modules/search/c/y.ts"],
  ["server/modules/search/x.ts", `import { a } from "../catalog/index.ts"`, "#modules/catalog"],
  ["server/kernel/x.http.test.ts", `import { a } from "../platform/y.ts"`, "#platform/y.ts"],
  ["server/modules/search/x.ts", `import { a } from "../../app.ts"`, "a module"],
  ["server/modules/search/x.ts", `import { features } from "../index.ts"`, "a module"],
  ["server/modules/search/x.ts", `import { a } from "../catalog/library/y.ts"`, "index.ts"],
  ["server/modules/retention.ts", `import { a } from "./search/query-image/y.ts"`, "index.ts"],
  ["server/demo/x.ts", `void import("../modules/billing/finance/y.ts")`, "index.ts"],
])("%s may not have %s", (path, source, why) => {
  expect(judged(path, source)).toContain(why);
});

test("circular modules are named, with their imports", () => {
  const down = {
    "server/modules/console/a.ts": `import { b } from "../clients/index.ts"`,
    "server/modules/clients/b.ts": `import { c } from "../catalog/index.ts"`,
    "server/modules/catalog/c.ts": `import "../../kernel/call.ts"; import "./d.ts"`,
    "server/modules/catalog/c.test.ts": `import "../console/index.ts"`,
  };
  expect(circleIn(down)).toBeUndefined();
  expect(
    circleIn({
      ...down,
      "server/modules/catalog/e.ts": `import type { B } from "../clients/index.ts"`,
    }),
  ).toBe("clients (server/modules/clients/b.ts) → catalog (server/modules/catalog/e.ts) → clients");
});
