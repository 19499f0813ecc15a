import { describe, expect, it } from "vitest";
import { importsOf } from "./imports-of.ts";
import { judge } from "./judge.ts";
import { needingZod } from "./needing-zod.ts";

const judged = (path: string, source: string, declared: string[] = []) =>
  importsOf(path, source).map((found) =>
    judge(path, found, new Set(declared), new Set(["contract/index.ts"])),
  );

describe("import fence", () => {
  it("lets imports go down the floors", () => {
    expect(
      judged(
        "sub-apps/finance/App.tsx",
        `import { useHost } from "@console-shell/sdk"; import { Page } from "@console-shell/ui";`,
      ),
    ).toEqual([undefined, undefined]);
  });

  it("treats a scenario's own sub-app as one of the sub-apps", () => {
    const path = "e2e/some-scenario/sub-app/main.tsx";
    expect(judged(path, `import { defineSubApp } from "@console-shell/sdk"`)).toEqual([undefined]);
    expect(judged(path, `import "@console-shell/testing/chromium"`)[0]).toContain("may import");
  });

  it.each([
    ["sub-apps/finance/App.tsx", `import "@console-shell/shell"`],
    ["sub-apps/finance/App.tsx", `import x from "../management/App.tsx"`],
    ["runtime/index.ts", `export * from "@console-shell/ui"`],
    ["shell/main.tsx", `void import("@console-shell/sdk")`],
    ["server/app.ts", `import type { X } from "../runtime/index.ts"`],
    ["contract/index.ts", `import { x } from "@console-shell/ui"`],
    ["somewhere/x.ts", `import "./y.ts"`],
  ])("refuses an import up or sideways: %s %s", (path, source) => {
    expect(judged(path, source)[0]).toBeTypeOf("string");
  });

  it("sends a neighbour's files through its public entry", () => {
    expect(judged("shell/main.tsx", `import "../runtime/index.ts"`)[0]).toContain("public entry");
  });

  it("keeps files of the contract that need zod, themselves or through another, out of browser code", () => {
    const contract = new Map(
      Object.entries({
        "contract/index.ts": `export * from "./endpoints/finance.ts"; export * from "./roles.ts"`,
        "contract/calls/finance.ts": `import { endpoint } from "../endpoint.ts"`,
        "contract/calls/endpoint.ts": `import { z } from "zod"`,
        "contract/roles.ts": `import type { Endpoint } from "./endpoint.ts"`,
      }).map(([path, source]) => [path, importsOf(path, source)]),
    );
    const zod = needingZod(contract);
    const from = (path: string, source: string) =>
      importsOf(path, source).map((found) => judge(path, found, new Set(), zod));
    const list = `import { listFinanceClients } from "@console-shell/contract/calls/finance"`;
    expect(from("sub-apps/finance/main.tsx", list)[0]).toContain("only types");
    expect(
      from("shell/main.tsx", `void import("@console-shell/contract/calls/endpoint")`)[0],
    ).toContain("only types");
    expect(
      from("sdk/a.ts", `import type { A } from "@console-shell/contract/calls/finance"`),
    ).toEqual([undefined]);
    expect(from("shell/main.tsx", `import { r } from "@console-shell/contract/roles"`)).toEqual([
      undefined,
    ]);
    expect(from("shell/rules.test.ts", list)).toEqual([undefined]);
    expect(from("server/app.ts", list)).toEqual([undefined]);
  });

  it("keeps zod out of browser code", () => {
    expect(
      judged("shell/main.tsx", `import type { Account } from "@console-shell/contract"`),
    ).toEqual([undefined]);
    expect(
      judged("shell/main.tsx", `import { roles } from "@console-shell/contract"`)[0],
    ).toContain("only types");
    expect(
      judged("shell/main.tsx", `import { roles } from "@console-shell/contract/words/permissions"`),
    ).toEqual([undefined]);
    expect(judged("server/app.ts", `import { roles } from "@console-shell/contract"`)).toEqual([
      undefined,
    ]);
  });

  it("lets tests use the test harness, and nothing else", () => {
    const source = `import "@console-shell/testing/server"`;
    expect(judged("server/modules/x/y/x.http.test.ts", source)).toEqual([undefined]);
    expect(judged("server/modules/x/y/testing/start.ts", source)).toEqual([undefined]);
    expect(judged("server/modules/x/y/routes.ts", source)[0]).toBeTypeOf("string");
  });

  it("wants dependencies declared", () => {
    expect(judged("shell/main.tsx", `import "react"`)[0]).toContain("not declared");
    expect(judged("shell/main.tsx", `import "@scope/name/deep"`, ["@scope/name"])).toEqual([
      undefined,
    ]);
  });
});
