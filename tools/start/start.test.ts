import { copyProject } from "@console-shell/testing/later-version";
import { spawnProgram } from "@console-shell/testing/program-process";
import { testClient } from "@console-shell/testing/test-client";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";

const patience = 300_000;

test(
  "npm start shows pages and sub-apps first, and builds the handbook while they're used @full",
  async () => {
    const folder = copyProject(["dist"]);
    const start = spawnProgram(join(folder, "tools/start.ts"), [], {
      PORT: "0",
      VISION_WORKERS: "0",
      DATA_DIR: join(folder, "demo"),
    });
    try {
      const [, url = ""] = await start.line(/running at (http\S+)/);
      const client = testClient(url.replace("localhost", "127.0.0.1"));
      const open = (path: string) =>
        client.request("GET", path, {
          headers: { accept: "text/html", "sec-fetch-mode": "navigate" },
        });
      expect(await open("/user/login")).toMatchObject({ status: 200 });
      expect(await client.request("GET", "/finance/index.html")).toMatchObject({ status: 200 });
      const early = await open("/help/");
      if (early.status !== 200) expect(early.text).toContain('http-equiv="refresh"');
      while ((await open("/help/")).status !== 200) await setTimeout(200);
      expect((await open("/user/login")).text).toContain("data-prerendered");
      await start.line(/^The demo's data is complete\.$/);
      start.kill("SIGINT");
      expect(await start.ended).toBe(0);
    } finally {
      start.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    }
  },
  patience,
);

test(
  "a build that fails ends npm start, before it listens @full",
  async () => {
    const folder = copyProject(["dist", "main.tsx"]);
    const start = spawnProgram(join(folder, "tools/start.ts"), [], {
      PORT: "0",
      VISION_WORKERS: "0",
      DATA_DIR: join(folder, "demo"),
    });
    try {
      expect(await start.ended).toBe(1);
      expect(start.output.join("\n")).toMatch(/FAILED/);
      expect(start.output.join("\n")).not.toMatch(/running at/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  patience,
);
