import { expect, test } from "vitest";
import { importsOf } from "./imports-of.ts";
import { judgeLayer } from "./layers.ts";

const judged = (path: string, source: string) =>
  importsOf(path, source).map((found) => judgeLayer(path, found))[0];

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
