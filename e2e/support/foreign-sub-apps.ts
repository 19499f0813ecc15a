import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RequestListener } from "node:http";
import type { SubAppRegistration } from "@console-shell/contract";
import { serveFixture } from "./fixture-server.ts";
import { test as base } from "./test.ts";

/** Placeholder in registrations: the same server at an unregistered origin. */
export const otherOrigin = "http://other.example";

interface Foreign {
  /** Names of the fixture's sub-apps, and the responses of their origin. */
  foreign: { listener: RequestListener; apps: (Partial<SubAppRegistration> & { name: string })[] };
}

/** The console with sub-apps of another origin from a SUB_APPS file. */
export const test = base.extend<object, Foreign>({
  foreign: [
    { listener: (_request, response) => response.writeHead(404).end(), apps: [] },
    { scope: "worker", option: true },
  ],
  serverEnvironment: [
    async ({ foreign }, provide) => {
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
      await provide({ SUB_APPS: file });
      await close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});
