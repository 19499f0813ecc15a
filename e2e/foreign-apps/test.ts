import { readFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "../support/test.ts";
import { serveExamples } from "./serve-examples.ts";

interface PerWorker {
  /** Where the examples are served, each below its name. */
  examplesOrigin: string;
}

/** The console with all examples, registered as examples/sub-apps.json says. */
export const test = base.extend<object, PerWorker>({
  examplesOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- it needs no other fixture
    async ({}, provide) => {
      const { origin, stop } = await serveExamples();
      await provide(origin);
      await stop();
    },
    // The first time, installs and builds them.
    { scope: "worker", timeout: 300_000 },
  ],
  serverEnvironment: [
    async ({ examplesOrigin }, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "console-shell-examples-"));
      const file = join(folder, "sub-apps.json");
      const shipped = new URL("../../examples/sub-apps.json", import.meta.url);
      const registrations = await readFile(shipped, "utf8");
      await writeFile(file, registrations.replaceAll("http://localhost:7100", examplesOrigin));
      await provide({ SUB_APPS: file });
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

export { expect };
