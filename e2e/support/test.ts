import type { Role } from "@console-shell/contract";
import { expect, test as base } from "@playwright/test";
import { startConsole } from "./console-process.ts";
import { copySeededData, demoPassword } from "./seeded-data.ts";

interface PerTest {
  /** Signs this test's browser in as the demo operator of a role, without the login page. */
  signIn: (role?: Role) => Promise<void>;
}

interface PerWorker {
  /** More environment for the server under test, e.g. a SUB_APPS file. */
  serverEnvironment: Record<string, string>;
  consoleUrl: string;
}

/** Playwright's test with a real console: its own server process on a copy of the seeded data. */
export const test = base.extend<PerTest, PerWorker>({
  serverEnvironment: [{}, { scope: "worker", option: true }],
  consoleUrl: [
    async ({ serverEnvironment }, use) => {
      const { dataDir, remove } = await copySeededData();
      const server = await startConsole(dataDir, serverEnvironment);
      await use(server.url);
      await server.stop();
      await remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ consoleUrl }, use) => use(consoleUrl),
  signIn: async ({ page }, use) =>
    use(async (role = "root") => {
      const answer = await page.request.post("/auth/session/login", {
        data: { account: role, password: demoPassword },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    }),
});

export { expect, demoPassword };
