// npm start: builds missing targets and runs the server in this process, as a demo unless NODE_ENV is
// production. A demo first builds only what its first page needs, while the server prepares its data.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { installationProblem } from "./build/installation.ts";
import { areBuilt } from "./build/fingerprint.ts";
import { buildTargets, firstTargets } from "./build/targets.ts";
import { buildLater } from "./start/build-later.ts";
import { isDemoImplied, unaskedDemo } from "./start/implied-demo.ts";

const problem =
  installationProblem(["contract", "ui", "sdk", "runtime", "server"]) ?? unaskedDemo(process.env);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const isDemo = isDemoImplied(process.env);

/** Builds in a separate process: a build uses a hundred megabytes of memory, and sets NODE_ENV for itself. */
const startBuild = () => {
  console.log("Building the console. This happens once, and again for what changes.");
  const build = [join(import.meta.dirname, "build.ts")];
  if (isDemo) build.push("--uncompressed", "--only=first");
  const child = spawn(process.execPath, build, { stdio: "inherit" });
  const ended = once(child, "exit").then(([code]: (number | null)[]) => {
    if (code !== 0) process.exit(code ?? 1);
  });
  return { child, ended };
};

const build = areBuilt(isDemo ? firstTargets : buildTargets) ? undefined : startBuild();
if (isDemo) process.env["DEMO"] = "1";
const { start } = await import("@console-shell/server/main");
await start(build?.ended);
if (process.exitCode !== undefined) build?.child.kill();
else if (isDemo) await buildLater();
