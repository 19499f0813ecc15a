import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";
import { defineConfig } from "@playwright/test";

/** For `npm run screens`, which takes pictures and tests nothing. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.shots.ts",
  outputDir: "../../test-results/pictures",
  globalSetup: "./kept-data.ts",
  // In sequence: changes made for one picture must not show in another.
  workers: 1,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    locale: "en-US",
    timezoneId: "UTC",
    contextOptions: { reducedMotion: "reduce" },
  },
});
