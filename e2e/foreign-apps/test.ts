import { readFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SubAppRegistration } from "@console-shell/contract";
import { expect, test as base } from "../support/test.ts";
import { serveExamples } from "./serve-examples.ts";
import { gate } from "./visit.ts";

type Registered = Pick<SubAppRegistration, "name" | "keepAlive">;

interface PerWorker {
  /** Examples that are parked instead of unmounted. */
  keptAlive: string[];
  /** The origin of the examples, each below its name. */
  examplesOrigin: string;
  /** The content of examples/sub-apps.json, with the origin that serves them. */
  registrations: Registered[];
}

/** The console with all examples, registered as in examples/sub-apps.json. */
export const test = base.extend<object, PerWorker>({
  keptAlive: [[], { scope: "worker", option: true }],
  examplesOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- it needs no other fixture
    async ({}, provide) => {
      const { origin, stop } = await serveExamples();
      await provide(origin);
      await stop();
    },
    // The first run installs and builds them.
    { scope: "worker", timeout: 300_000 },
  ],
  registrations: [
    async ({ examplesOrigin, keptAlive }, provide) => {
      const shipped = join(import.meta.dirname, "../../examples/sub-apps.json");
      const text = await readFile(shipped, "utf8");
      const registrations = JSON.parse(
        text.replaceAll("http://localhost:7100", examplesOrigin),
      ) as Registered[];
      await provide(
        registrations.map((one) =>
          keptAlive.includes(one.name) ? { ...one, keepAlive: true } : one,
        ),
      );
    },
    { scope: "worker" },
  ],
  serverEnvironment: [
    async ({ registrations, examplesOrigin }, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "console-shell-examples-"));
      const file = join(folder, "sub-apps.json");
      const entry = `${examplesOrigin}/${gate}/index.html`;
      const opener = { name: gate, entry, title: gate, permission: "console:open" };
      await writeFile(file, JSON.stringify([...registrations, opener]));
      await provide({ SUB_APPS: file });
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

export { expect };
