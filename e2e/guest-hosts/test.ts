import { freePort } from "@console-shell/testing/free-port";
import { serveExamples } from "../foreign-apps/serve-examples.ts";
import { demoPassword, expect, test as base } from "../support/test.ts";

interface PerTest {
  /** Signs this test's browser in at the console, for a host's page to use. */
  signInAtConsole: () => Promise<void>;
}

interface PerWorker {
  /** The origin of the hosts: same site as the console, other origin. */
  hostsOrigin: string;
}

/** The console, and the hosts of examples/hosts that embed it. */
export const test = base.extend<PerTest, PerWorker & { hostsServer: void }>({
  hostsOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- it needs no other fixture
    async ({}, provide) => provide(`http://localhost:${await freePort()}`),
    { scope: "worker" },
  ],
  serverEnvironment: [
    async ({ hostsOrigin }, provide) => provide({ HOST_ORIGINS: hostsOrigin }),
    { scope: "worker" },
  ],
  hostsServer: [
    async ({ hostsOrigin, consoleUrl }, provide) => {
      const port = Number(new URL(hostsOrigin).port);
      const { stop } = await serveExamples(port, { CONSOLE_URL: consoleUrl });
      await provide();
      await stop();
    },
    // The first run installs and builds them.
    { scope: "worker", timeout: 300_000, auto: true },
  ],
  baseURL: async ({ hostsOrigin }, provide) => provide(hostsOrigin),
  signInAtConsole: async ({ page, consoleUrl }, provide) =>
    provide(async () => {
      const answer = await page.request.post(`${consoleUrl}/auth/session/login`, {
        data: { account: "root", password: demoPassword },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    }),
});

export { demoPassword, expect };
