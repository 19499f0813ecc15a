import type { Locale, Role } from "@console-shell/contract";
import { expect, test as base } from "@playwright/test";
import { startConsole } from "./console-process.ts";
import { newOperator, type NewOperator } from "./new-operator.ts";
import { copySeededData, demoPassword } from "./seeded-data.ts";

interface PerTest {
  /** Signs this test's browser in as the demo operator with a role, without the login page. */
  signIn: (role?: Role) => Promise<void>;
  /** Signs this test's browser in as a new operator, which may be changed. */
  signInAsNew: (role: Role, locale?: Locale) => Promise<NewOperator>;
}

interface PerWorker {
  /** Why a file has a server of its own. Files with the same reason, or none, may share one. */
  ownServer: string;
  /** Additional environment for the server under test, e.g. a SUB_APPS file. */
  serverEnvironment: Record<string, string>;
  /** The data directory of the server under test, a copy of the seeded data. */
  dataDir: string;
  consoleUrl: string;
}

/** Playwright's test with a real console: its own server process on a copy of the seeded data. */
export const test = base.extend<PerTest, PerWorker>({
  ownServer: ["", { scope: "worker", option: true }],
  serverEnvironment: [{}, { scope: "worker", option: true }],
  dataDir: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, provide) => {
      const { dataDir, remove } = await copySeededData();
      await provide(dataDir);
      await remove();
    },
    { scope: "worker" },
  ],
  consoleUrl: [
    async ({ dataDir, serverEnvironment }, provide) => {
      const server = await startConsole(dataDir, serverEnvironment);
      await provide(server.url);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ consoleUrl }, provide) => provide(consoleUrl),
  signIn: async ({ page }, provide) =>
    provide(async (role = "root") => {
      // Another user's open page would reload by itself, in the middle of the next step.
      if (page.url() !== "about:blank") await page.goto("about:blank");
      const answer = await page.request.post("/auth/session/login", {
        data: { account: role, password: demoPassword },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    }),
  signInAsNew: async ({ page, baseURL }, provide) =>
    provide(async (role, locale = "en-US") => {
      const operator = await newOperator(baseURL!, role);
      const { account, password } = operator;
      const signedIn = await page.request.post("/auth/session/login", {
        data: { account, password },
      });
      expect(signedIn.status(), await signedIn.text()).toBe(200);
      const chosen = await page.request.post("/cc-api/operator/updateBasicInfo", {
        data: { locale },
      });
      expect(chosen.status(), await chosen.text()).toBe(200);
      return operator;
    }),
});

export { expect, demoPassword };
