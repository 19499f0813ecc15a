// npm start: builds missing targets, then runs the server in this process, as a demo unless
// NODE_ENV is production.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installationProblem } from "./build/installation.ts";
import { isAllBuilt } from "./build/fingerprint.ts";
import { isDemoImplied, unaskedDemo } from "./start/implied-demo.ts";

const problem =
  installationProblem(["contract", "ui", "sdk", "runtime", "server"]) ?? unaskedDemo(process.env);
if (problem) {
  console.error(problem);
  process.exit(1);
}
if (!isAllBuilt()) {
  console.log("Building the console. This happens once, and again for what changes.");
  // A separate process: a build uses a hundred megabytes of memory, and sets NODE_ENV for itself.
  const build = [join(import.meta.dirname, "build.ts")];
  if (isDemoImplied(process.env)) build.push("--uncompressed");
  const { status, signal } = spawnSync(process.execPath, build, { stdio: "inherit" });
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1));
}
if (isDemoImplied(process.env)) process.env["DEMO"] = "1";
await import("@console-shell/server/main");
