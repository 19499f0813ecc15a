import { join } from "node:path";
import { spawnProgram } from "@console-shell/testing/program-process";
import { expect, test } from "vitest";
import { isDemoImplied, unaskedDemo } from "./implied-demo.ts";

test("npm start doesn't expose the demo to the network without DEMO=1", async () => {
  const start = spawnProgram(join(import.meta.dirname, "..", "start.ts"), [], { HOST: "0.0.0.0" });
  try {
    const refusal = await start.line(
      /^HOST=0\.0\.0\.0 would .*or DEMO=1 to show the demo there\.$/,
    );
    expect(start.output).toEqual([refusal[0]]);
    expect(await start.ended).toBe(1);
  } finally {
    start.kill("SIGKILL");
  }
});

test.each(["", "localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "console.localhost"])(
  "the host %j is only this machine: a demo needs no confirmation",
  (HOST) => {
    expect(isDemoImplied({ HOST })).toBe(true);
    expect(unaskedDemo({ HOST })).toBeUndefined();
  },
);

test.each(["0.0.0.0", "::", "192.168.1.5", "console.example", "localhost.example"])(
  "the host %j needs DEMO or NODE_ENV=production",
  (HOST) => {
    expect(unaskedDemo({ HOST })).toContain(HOST);
    expect(unaskedDemo({ HOST, DEMO: "" })).toContain(HOST);
    expect(unaskedDemo({ HOST, NODE_ENV: "development" })).toContain(HOST);
    for (const asked of [{ DEMO: "1" }, { DEMO: "0" }, { NODE_ENV: "production" }]) {
      expect(unaskedDemo({ HOST, ...asked })).toBeUndefined();
      expect(isDemoImplied({ HOST, ...asked })).toBe(false);
    }
  },
);
