import { playwright } from "@vitest/browser-playwright";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { fixtureServer } from "./runtime/tests/fixture-server.ts";
import { chromiumArguments, chromiumPath } from "@console-shell/testing/chromium";

const http = (database: "sqlite" | "postgres") => ({
  test: {
    name: `http-${database}`,
    include: ["**/*.http.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/.cache/**"],
    environment: "node",
    env: { TEST_DATABASE: database },
    globalSetup: [`./testing/${database === "postgres" ? "postgres-cluster" : "sqlite-file"}.ts`],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // Most tests wait for a server, a database or a hash; one worker would leave half of two processors idle.
    maxWorkers: 2,
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
            "**/node_modules/**",
            "**/dist/**",
            "**/.cache/**",
          ],
          environment: "node",
          globalSetup: ["./testing/sqlite-file.ts"],
        },
      },
      {
        plugins: [react(), fixtureServer()],
        test: {
          name: "browser",
          include: ["**/*.browser.test.ts", "**/*.browser.test.tsx"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/.cache/**"],
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
      http("sqlite"),
      http("postgres"),
      {
        test: {
          name: "nodes",
          include: ["**/*.nodes.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/.cache/**"],
          environment: "node",
          globalSetup: ["./testing/postgres-cluster.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
