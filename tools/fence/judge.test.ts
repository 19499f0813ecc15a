import { describe, expect, it } from "vitest";
import { importsOf } from "./imports-of.ts";
import { judge } from "./judge.ts";

const judged = (path: string, source: string, declared: string[] = []) =>
  importsOf(path, source).map((found) => judge(path, found, new Set(declared)));

const refused = (path: string, source: string) => {
  const reasons = judged(path, source);
  expect(reasons, source).toHaveLength(1);
  return expect(reasons[0]);
};

describe("import fence", () => {
  it.each([
    ["sub-apps/finance/App.tsx", `import { useHost } from "@console-shell/sdk"`],
    ["sub-apps/finance/App.tsx", `import { Page } from "@console-shell/ui"`],
    ["sub-apps/finance/App.tsx", `const lazy = () => import("./pages/plans/page.tsx")`],
    ["sdk/collections/collection-form.tsx", `import { RecordForm } from "@console-shell/sdk"`],
    ["sub-apps/finance/x.module.css", `.a { composes: b from "./b.module.css"; color: red }`],
    ["e2e/some-scenario/sub-app/main.tsx", `import { defineSubApp } from "@console-shell/sdk"`],
    ["server/app.ts", `import { listFinanceClients } from "@console-shell/contract/calls/finance"`],
    ["server/platform/x.ts", `new Worker(new URL("./x-main.ts", import.meta.url))`],
    ["shell/main.tsx", `import { locales } from "@console-shell/contract/words/locale"`],
    ["shell/main.tsx", `import type { Account } from "@console-shell/contract/calls/account"`],
    ["shell/vite.config.ts", `import { join } from "node:path"`],
    ["cli/main.ts", `import { parseArgs } from "node:util"`],
    ["shell/rules.test.ts", `import { NameSchema } from "@console-shell/contract/calls/schemas"`],
    ["contract/calls/x.ts", `import { locales } from "../words/locale.ts"`],
    ["contract/host/x.ts", `import type { Host } from "@console-shell/runtime/types"`],
    ["shell/main.tsx", `import { x } from "@console-shell/contract/host/registration"`],
    ["server/modules/x/y/x.http.test.ts", `import "@console-shell/testing/server"`],
    ["server/modules/x/y/testing/start.ts", `import "@console-shell/testing/server"`],
  ])("%s may have %s", (path, source) => {
    expect(judged(path, source, [])).toEqual([undefined]);
  });

  // Every way of importing, up or sideways.
  it.each([
    ["sub-apps/finance/App.tsx", `import "@console-shell/shell"`],
    ["sub-apps/finance/App.tsx", `import x from "../management/App.tsx"`],
    ["sub-apps/finance/App.tsx", `const x = () => import("../management/App.tsx")`],
    ["sub-apps/finance/App.tsx", "const x = () => import(`../management/App.tsx`)"],
    ["sub-apps/finance/App.tsx", `type X = typeof import("../management/App.tsx")`],
    ["sub-apps/finance/App.tsx", `const x = new URL("../management/a.png", import.meta.url)`],
    ["sub-apps/finance/App.tsx", `const x = import.meta.glob("../management/*.tsx")`],
    ["sub-apps/finance/App.tsx", `const x = import.meta.glob(["../management/*.tsx"])`],
    ["sub-apps/finance/App.tsx", `const x = import.meta.resolve("@console-shell/shell")`],
    ["sub-apps/finance/App.tsx", `import x = require("../management/App.tsx")`],
    ["sub-apps/finance/app.css", `@import "../management/app.css";`],
    ["sub-apps/finance/app.css", `@import url(../management/app.css) screen;`],
    ["sub-apps/finance/app.module.css", `.a { composes: b from "../management/app.module.css" }`],
    ["sub-apps/finance/app.css", `.a { background: url("../management/a.png") }`],
    ["e2e/some-scenario/sub-app/main.tsx", `import "@console-shell/testing/chromium"`],
    ["runtime/index.ts", `export * from "@console-shell/ui"`],
    ["shell/main.tsx", `void import("@console-shell/sdk")`],
    ["server/app.ts", `import type { X } from "../runtime/index.ts"`],
    ["server/app.ts", `createRequire(import.meta.url)("@console-shell/sdk")`],
    ["server/app.ts", `createRequire(import.meta.url).resolve("@console-shell/sdk")`],
    ["server/app.ts", `const x = require("../shell/main.tsx")`],
    ["contract/words/x.ts", `import { x } from "@console-shell/ui"`],
    ["contract/host/x.ts", `import { createRuntime } from "@console-shell/runtime"`],
    ["somewhere/x.ts", `import "./y.ts"`],
  ])("rejects an import up or sideways: %s %s", (path, source) => {
    refused(path, source).toMatch(/may import|no rule says/);
  });

  it("requires a neighbor's public entry", () => {
    refused("shell/main.tsx", `import "../runtime/index.ts"`).toContain("public entry");
  });

  it.each([
    ["sub-apps/finance/main.tsx", `import { listPlans } from "@console-shell/contract/calls/x"`],
    ["sub-apps/finance/main.tsx", `import { roles } from "@console-shell/contract"`],
    ["shell/main.tsx", `void import("@console-shell/contract/calls/endpoint")`],
    ["sdk/x.ts", `export { listPlans } from "@console-shell/contract/calls/x"`],
    ["ui/x.ts", `import { z } from "zod"`],
    ["contract/words/x.ts", `import { NameSchema } from "../calls/schemas.ts"`],
    ["contract/host/x.ts", `import { NameSchema } from "../calls/schemas.ts"`],
  ])("keeps zod out of browser code: %s %s", (path, source) => {
    expect(judged(path, source, ["zod"])[0]).toBeTypeOf("string");
  });

  it.each([
    ["shell/main.tsx", `import { join } from "node:path"`],
    ["sdk/hooks/x.ts", `import { readFileSync } from "fs"`],
    ["contract/words/x.ts", `import { createHash } from "node:crypto"`],
    ["runtime/index.ts", `void import("node:fs")`],
    ["sub-apps/finance/App.tsx", `import { subApp } from "@console-shell/sdk/vite"`],
    ["shell/main.tsx", `import { prerender } from "./vite/prerender.ts"`],
  ])("keeps Node out of browser code: %s %s", (path, source) => {
    refused(path, source).toContain("this is browser code");
  });

  it.each([
    ["server/modules/x/y/routes.ts", `import "@console-shell/testing/server"`],
    ["cli/main.ts", `import "@console-shell/testing/server"`],
    ["server/modules/x/y/routes.ts", `import { start } from "./testing/start.ts"`],
    ["server/kernel/kernel.ts", `export * from "./test-endpoints.ts"`],
    ["sub-apps/finance/App.tsx", `import { mountForTest } from "@console-shell/sdk/testing"`],
  ])("keeps tests out of the product: %s %s", (path, source) => {
    refused(path, source).toMatch(/may import|only for tests/);
  });

  it("requires declared dependencies", () => {
    refused("shell/main.tsx", `import "react"`).toContain("not declared");
    expect(judged("shell/main.tsx", `import "@scope/name/deep"`, ["@scope/name"])).toEqual([
      undefined,
    ]);
  });
});
