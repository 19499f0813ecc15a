import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { ensureChromium } from "@console-shell/testing/ensure-chromium";

// `npm test`: build, unit, HTTP and browser tests; at low priority beside them, types and lint. The
// first failure ends it. `npm run test:full` adds tests that are slow and rarely fail: tests tagged
// @full, and tests on PostgreSQL that don't depend on the database.
if (process.argv.includes("--full")) process.env["TEST_FULL"] = "1";
// Compiler and linter run for seconds and are written in Go; collecting garbage would be a quarter of that.
process.env["GOGC"] ??= "400";

const running = new Set<ChildProcess>();

/** Starts a script of package.json. Beside others, it uses processor time they leave, and prints once it has ended. */
const run = async (name: string, script: string, isBeside = false): Promise<void> => {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script], {
    stdio: isBeside ? ["ignore", "pipe", "inherit"] : "inherit",
    shell: process.platform === "win32",
  });
  running.add(child);
  if (isBeside && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  else console.log(`\n── ${name}`);
  const [output, [status]] = await Promise.all([
    child.stdout ? text(child.stdout) : "",
    once(child, "exit") as Promise<[number | null]>,
  ]);
  running.delete(child);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${output}── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  if (status === 0) return;
  for (const other of running) other.kill();
  process.exit(1);
};

const check = async (): Promise<void> => {
  await run("types", "types", true);
  await run("lint", "lint", true);
};

const test = async (): Promise<void> => {
  await run("build", "build");
  await run("unit and HTTP tests", "test:unit");
  await run("browser tests", "test:browser");
};

ensureChromium();
await Promise.all([check(), test()]);
