import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RequestListener } from "node:http";
import type { SubAppRegistration } from "@console-shell/contract";
import { startConsole } from "./console-process.ts";
import { serveFixture } from "./fixture-server.ts";
import { copySeededData } from "./seeded-data.ts";
import { test as base } from "./test.ts";

/** Placeholder in registrations: the same server at an unregistered origin. */
export const otherOrigin = "http://other.example";

interface Foreign {
  /** Names of the fixture's sub-apps, and the responses of their origin. */
  foreign: { listener: RequestListener; apps: (Partial<SubAppRegistration> & { name: string })[] };
  /** The SUB_APPS file that registers them. */
  subAppsFile: string;
}

/** A console of its own for each test, with sub-apps of another origin from a SUB_APPS file. */
export const test = base.extend<Foreign>({
  foreign: [
    { listener: (_request, response) => response.writeHead(404).end(), apps: [] },
    { option: true },
  ],
  subAppsFile: async ({ foreign }, provide) => {
    const { origin, close } = await serveFixture(foreign.listener);
    const folder = await mkdtemp(join(tmpdir(), "console-shell-sub-apps-"));
    const file = join(folder, "sub-apps.json");
    const registrations = foreign.apps.map(({ name, ...more }) => ({
      name,
      entry: `${origin}/${name}/index.html`,
      credentials: "same-origin",
      title: { "en-US": name, "zh-CN": name },
      pages: [],
      permission: "console:open",
      ...more,
    }));
    const other = origin.replace("127.0.0.1", "localhost");
    await writeFile(file, JSON.stringify(registrations).replaceAll(otherOrigin, other));
    await provide(file);
    await close();
    await rm(folder, { recursive: true });
  },
  // Not the worker's console: with another environment it would need another worker and browser.
  baseURL: async ({ subAppsFile }, provide) => {
    const { dataDir, remove } = await copySeededData();
    const console = await startConsole(dataDir, { SUB_APPS: subAppsFile });
    await provide(console.url);
    await console.stop();
    await remove();
  },
});
