import { playwright } from "@vitest/browser-playwright";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { fixtureServer } from "./runtime/tests/fixture-server.ts";
import { staticStylesInTests } from "./ui/testing/static-styles.ts";
import { compileCache } from "@console-shell/testing/compile-cache";
import { keepFilesInMemory } from "@console-shell/testing/memory-files";
import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";

keepFilesInMemory();
Object.assign(process.env, compileCache);

/** How long tests poll; a second would be enough without the other workers. */
const waits = { poll: { timeout: 10_000 } };

const outside = ["**/node_modules/**", "**/dist/**", "**/.cache/**"];

/**
 * Behave the same on every database: request admission, sign-in flows of plain reads and writes, the camera, PDFs,
 * buckets and the command line.
 */
const alikeOnBoth = [
  "server/kernel/!(outage).http.test.ts",
  "server/modules/billing/finance/documents/*.http.test.ts",
  "server/modules/catalog/library/{in-a-bucket,intake/intake}.http.test.ts",
  "server/modules/console/notification/stream/*.http.test.ts",
  "server/modules/identity/{account,basic-info,face-template,invitation}/**/*.http.test.ts",
  "server/modules/identity/recovery/*.http.test.ts",
  "server/modules/identity/second-factor/{passkey,demanded,new-token}.http.test.ts",
  "server/modules/identity/session/{camera-*,reauthenticate}.http.test.ts",
  "server/modules/registry/pages/help.http.test.ts",
  "server/transfer/{bucket,commands/*}.http.test.ts",
];
const leftOut = (database: "sqlite" | "postgres") =>
  database === "postgres" && !process.env["TEST_FULL"] ? alikeOnBoth : [];

/** Tests with a server and a database each; those that mock modules also load their own copies of them. */
const http = (database: "sqlite" | "postgres", mocked: boolean) => ({
  test: {
    name: `http-${database}${mocked ? "-mocked" : ""}`,
    include: [mocked ? "**/*.mocked.http.test.ts" : "**/*.http.test.ts"],
    exclude: [...outside, ...leftOut(database), ...(mocked ? [] : ["**/*.mocked.http.test.ts"])],
    environment: "node",
    env: { TEST_DATABASE: database },
    // The server's modules hold no state; reloading them for each file takes longer than the tests.
    isolate: mocked,
    globalSetup: [`./testing/${database === "postgres" ? "postgres-cluster" : "sqlite-file"}.ts`],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: waits,
  },
});

export default defineConfig({
  test: {
    // Most tests wait for a server, a database or a hash; two workers would leave half of two processors idle.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: [
            "**/*.http.test.ts",
            "**/*.nodes.test.ts",
            "**/*.browser.test.ts",
            "**/*.browser.test.tsx",
            ...outside,
          ],
          environment: "node",
          globalSetup: ["./testing/sqlite-file.ts"],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react(), fixtureServer(), staticStylesInTests()],
        test: {
          name: "browser",
          // Long forms are filled field by field, and a click takes a second while other tests run.
          testTimeout: 30_000,
          expect: waits,
          include: ["**/*.browser.test.ts", "**/*.browser.test.tsx"],
          exclude: outside,
          setupFiles: ["./ui/language/load-for-tests.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      http("sqlite", false),
      http("sqlite", true),
      http("postgres", false),
      http("postgres", true),
      {
        test: {
          name: "nodes",
          include: ["**/*.nodes.test.ts"],
          exclude: outside,
          environment: "node",
          globalSetup: ["./testing/postgres-cluster.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
