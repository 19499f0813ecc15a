import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/support/seeded-data.ts",
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    screenshot: "only-on-failure",
    trace: "off",
    // A press on what still moves is lost now and then; e2e/motion has what moves.
    contextOptions: { reducedMotion: "reduce" },
  },
});
