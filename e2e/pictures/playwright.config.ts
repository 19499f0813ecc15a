import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";
import { defineConfig } from "@playwright/test";

/** Of `npm run screens`, which takes pictures and tests nothing. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.shots.ts",
  outputDir: "../../test-results/pictures",
  globalSetup: "./kept-data.ts",
  // One after the other: what one has done must not show in another's picture.
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
