import { spawnSync } from "node:child_process";
import { ensureChromium } from "@console-shell/testing/ensure-chromium";

// `npm test`: types, lint, unit, HTTP and browser tests, fastest failures first. `npm run
// test:full` adds tests that are slow and rarely fail: tests tagged @full, and tests on PostgreSQL
// that don't depend on the database.
if (process.argv.includes("--full")) process.env["TEST_FULL"] = "1";
// Compiler and linter run for seconds and are written in Go; collecting garbage would be a quarter of that.
process.env["GOGC"] ??= "400";

const steps: [name: string, ...command: string[]][] = [
  ["types", "npm", "run", "--silent", "types"],
  ["lint", "npm", "run", "--silent", "lint"],
  ["build", "npm", "run", "--silent", "build"],
  ["unit and HTTP tests", "npm", "run", "--silent", "test:unit"],
  ["browser tests", "npm", "run", "--silent", "test:browser"],
];

ensureChromium();
for (const [name, command, ...parameters] of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command!, parameters, {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  if (status !== 0) process.exit(status ?? 1);
}
