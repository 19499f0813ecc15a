// npm start: builds missing targets, then runs the server in this process, as a demo unless
// NODE_ENV is production. A demo shows its first page before the npm packages are packed.
import { spawn, spawnSync } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { installationProblem } from "./build/installation.ts";
import { areBuilt, isBuilt } from "./build/fingerprint.ts";
import { buildTargets, packages, pageTargets } from "./build/targets.ts";
import { isDemoImplied, unaskedDemo } from "./start/implied-demo.ts";

const problem =
  installationProblem(["contract", "ui", "sdk", "runtime", "server"]) ?? unaskedDemo(process.env);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const isDemo = isDemoImplied(process.env);
if (!areBuilt(isDemo ? pageTargets : buildTargets)) {
  console.log("Building the console. This happens once, and again for what changes.");
  // A separate process: a build uses a hundred megabytes of memory, and sets NODE_ENV for itself.
  const build = [join(import.meta.dirname, "build.ts")];
  if (isDemo) build.push("--uncompressed", "--only=pages");
  const { status, signal } = spawnSync(process.execPath, build, { stdio: "inherit" });
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1));
}
if (isDemo) process.env["DEMO"] = "1";
await import("@console-shell/server/main");
const isRunning = process.exitCode === undefined;
if (isRunning && isDemo && !isBuilt(packages)) {
  const pack = spawn(process.execPath, [join(import.meta.dirname, "pack.ts")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  // Pages come first.
  if (pack.pid !== undefined) setPriority(pack.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  pack.unref();
}
