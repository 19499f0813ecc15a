import { playwright } from "@vitest/browser-playwright";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { fixtureServer } from "./runtime/tests/fixture-server.ts";
import { staticStylesInTests } from "./ui/testing/static-styles.ts";
import { compileCache } from "@console-shell/testing/compile-cache";
import { keepFilesInMemory } from "@console-shell/testing/memory-files";
import { rememberResolutions } from "@console-shell/testing/remembering-resolutions";
import { testArguments, chromiumPath } from "@console-shell/testing/chromium";
import { VitestReport } from "@console-shell/testing/report/vitest-report";

keepFilesInMemory();
Object.assign(process.env, compileCache);
rememberResolutions();

/** How long tests poll; a second would be enough without the other workers. */
const waits = { poll: { timeout: 10_000 } };

/** Ends a test or its preparation that hangs. Most need a second, but on an overloaded machine half a minute. */
const limits = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A slow disk doesn't fail a landing; `npm test` reports what passed only the second time.
  retry: process.env["CI"] ? 1 : 0,
};

/** Node reads TypeScript itself, in half of Vite's time; it can't mock modules or read JSX. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };

const outside = ["**/node_modules/**", "**/dist/**", "**/.cache/**", "create-sub-app/templates/**"];

/**
 * Run on PostgreSQL too: a file that makes every call, and of the code that locks rows, searches text, counts in the
 * database or has SQL of its own for each, the tests that prove most. `npm run test:full` runs all on PostgreSQL.
 */
const onPostgres = [
  "server/kernel/{security-headers,outage}.http.test.ts",
  "server/platform/**/*.http.test.ts",
  "server/transfer/{move-to-postgres,rows/*}.http.test.ts",
  "server/modules/{expiring-keys,retention}.http.test.ts",
  "server/modules/billing/{client/clients,ledger/ledger-safety,ledger/money}.http.test.ts",
  "server/modules/catalog/job/*.http.test.ts",
  "server/modules/clients/{client-app/client-app,usage/usage}.http.test.ts",
  "server/modules/clients/public-api/{limits,metering,idempotency,search}/*.http.test.ts",
  "server/modules/identity/{applicant/decide,approval/approval,operator/last-root,security-policy/security-policy}.http.test.ts",
  "server/modules/identity/session/{parallel-sessions,throttle/*}.http.test.ts",
  "server/modules/registry/stage/at-once.http.test.ts",
  "server/modules/search/object-search/search/*.http.test.ts",
  "server/modules/search/people/changes.http.test.ts",
];

/** Tests with a server and a database each; those that mock modules also load their own copies of them. */
const http = (database: "sqlite" | "postgres", mocked: boolean) => ({
  test: {
    name: `http-${database}${mocked ? "-mocked" : ""}`,
    include:
      database === "postgres" && !process.env["TEST_FULL"] ? onPostgres : ["**/*.http.test.ts"],
    exclude: [...outside, mocked ? "**/!(*.mocked).http.test.ts" : "**/*.mocked.http.test.ts"],
    environment: "node",
    env: { TEST_DATABASE: database },
    // The server's modules hold no state; reloading them for each file takes longer than the tests.
    isolate: mocked,
    ...(mocked ? {} : native),
    globalSetup: [`./testing/${database === "postgres" ? "postgres-cluster" : "sqlite-file"}.ts`],
    ...limits,
    expect: waits,
  },
});

interface Files {
  include: string[];
  exclude?: string[];
  /** Whether each file gets modules of its own, instead of sharing them with the files before. */
  isolate?: boolean;
}

const all = ["**/*.test.{ts,tsx}"];
const other = ["**/*.{http,nodes,browser}.test.{ts,tsx}"];
/** Mock modules, or run builds, which change the process. */
const own = [
  "**/*.mocked.test.ts",
  "sdk/vite/{sub-app-build,local-backend,console-proxy}.test.ts",
  "ui/shared/{build-kit,styles/static-styles}.test.ts",
];

const unit = (name: string, { exclude = [], ...files }: Files) => ({
  test: {
    name,
    ...files,
    exclude: [...exclude, ...outside],
    environment: "node",
    globalSetup: ["./testing/sqlite-file.ts"],
    ...limits,
  },
});

const inBrowser = ["**/*.browser.test.{ts,tsx}"];
/** Mock modules, wait for animations, or run the runtime, which changes the page. */
const ownPage = ["**/*.{mocked,moving}.browser.test.tsx", "runtime/**/*.browser.test.{ts,tsx}"];

const browser = (name: string, { exclude = [], ...files }: Files, reducedMotion?: "reduce") => ({
  plugins: [react(), fixtureServer(), staticStylesInTests()],
  test: {
    name,
    ...files,
    exclude: [...exclude, ...outside],
    ...limits,
    expect: waits,
    setupFiles: ["./ui/language/load-for-tests.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumPath(), args: testArguments },
        ...(reducedMotion && { contextOptions: { reducedMotion } }),
      }),
      instances: [{ browser: "chromium" as const }],
      // Not a phone, where tables are cards; a test that changes it changes it back.
      viewport: { width: 1280, height: 800 },
    },
  },
});

export default defineConfig({
  test: {
    // Most tests wait for a server, a database or a hash; two workers would leave half of two processors idle.
    maxWorkers: 3,
    ...(process.env["TEST_REPORT"] && { reporters: ["default", new VitestReport()] }),
    ...(process.env["TEST_FULL"] ? {} : { testNamePattern: /^(?!.*@full)/ }),
    projects: [
      unit("unit", { include: all, exclude: [...other, ...own], isolate: false }),
      unit("unit-isolated", { include: own, exclude: other }),
      // A click on a moving element is sometimes lost.
      browser("browser", { include: inBrowser, exclude: ownPage, isolate: false }, "reduce"),
      browser("browser-isolated", { include: ownPage }),
      http("sqlite", false),
      http("sqlite", true),
      http("postgres", false),
      http("postgres", true),
      {
        test: {
          name: "nodes",
          include: ["**/*.nodes.test.ts"],
          isolate: false,
          exclude: outside,
          environment: "node",
          ...native,
          globalSetup: ["./testing/postgres-cluster.ts"],
          ...limits,
        },
      },
    ],
  },
});
