import { testArguments, chromiumPath } from "@console-shell/testing/chromium";
import { compileCache } from "@console-shell/testing/compile-cache";
import { keepFilesInMemory } from "@console-shell/testing/memory-files";
import { rememberResolutions } from "@console-shell/testing/remembering-resolutions";
import { defineConfig } from "@playwright/test";

keepFilesInMemory();
Object.assign(process.env, compileCache);
rememberResolutions();

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./e2e/support/seeded-data.ts",
  forbidOnly: Boolean(process.env["CI"]),
  // `npm test` reports the tests that passed only the second time.
  retries: process.env["CI"] ? 1 : 0,
  ...(process.env["TEST_FULL"] ? {} : { grepInvert: /@full/ }),
  // Most of a test is waiting; two would leave half of two processors idle.
  workers: 3,
  fullyParallel: false,
  // Most tests need seconds, but three at once on two processors can need a minute.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["list"],
    ...(process.env["TEST_REPORT"]
      ? ([["./testing/report/playwright-report.ts"]] satisfies [string][])
      : []),
  ],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: chromiumPath(), args: testArguments },
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    screenshot: "only-on-failure",
    trace: "off",
    // A click on a moving element is sometimes lost; e2e/motion tests the animations.
    contextOptions: { reducedMotion: "reduce" },
  },
});
