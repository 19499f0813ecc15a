import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { readReports, removeReports } from "@console-shell/testing/report/run-report";
import { readDurations, readKnownFlakes } from "./test/records.ts";
import { describeFlaky, describeGrown } from "./test/summary.ts";

// `npm test`: build, then unit and HTTP tests, then browser tests. Types and lint run at the same
// time as the first two. `npm run test:full` adds tests that are slow and rarely fail: tests tagged
// @full, and on PostgreSQL those that vitest.config.ts doesn't list.
if (process.argv.includes("--full")) process.env["TEST_FULL"] = "1";
// Compiler and linter run for seconds and are written in Go; collecting garbage would be a quarter of that.
process.env["GOGC"] ??= "400";
// With more than one thread each, they check what the threads share several times.
process.env["GOMAXPROCS"] ??= "1";
process.env["TEST_REPORT"] = "1";
removeReports();

type Step = [name: string, ...command: string[]];

const npmRun = (name: string, script: string): Step => [name, "npm", "run", "--silent", script];

/** Tests need their results. */
const preparation: Step[] = [
  ["programs", process.execPath, "testing/ensure-programs.ts"],
  // No test needs the packages that `npm run build` would also make.
  ["build", process.execPath, "tools/build.ts", "--only=pages"],
];
/** Each uses one processor, so they run at the same time as preparation and first tests. */
const checks: Step[] = [npmRun("types", "types"), npmRun("lint", "lint")];

/** Runs a step and reports it; `output` is shown live, or at the end if others run at the same time. */
const run = async ([name, command, ...parameters]: Step, output: "live" | "atEnd") => {
  const start = performance.now();
  const pipe = output === "live" ? "inherit" : "pipe";
  if (output === "live") console.log(`\n── ${name}`);
  const child = spawn(command!, parameters, {
    stdio: ["ignore", pipe, pipe],
    shell: process.platform === "win32",
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  const texts = [child.stdout, child.stderr].map((stream) => stream && buffer(stream));
  const status = await ended;
  if (output === "atEnd") console.log(`\n── ${name}`);
  for (const text of texts) if (text) process.stdout.write(await text);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s`);
  return status === 0;
};

const together = (steps: Step[]) => Promise.all(steps.map((step) => run(step, "atEnd")));
const passed = async (results: Promise<boolean[]>) => !(await results).includes(false);

const summarize = (isComplete: boolean) => {
  const report = readReports();
  const isComparable = isComplete && !process.env["TEST_FULL"];
  return [
    ...describeFlaky(report.flaky, readKnownFlakes()),
    ...(isComparable ? describeGrown(report, readDurations()) : []),
  ];
};

const checked = together(checks);
const hasPassed =
  (await passed(together(preparation))) &&
  // Each of these keeps all processors busy.
  (await run(npmRun("unit and HTTP tests", "test:unit"), "live")) &&
  (await passed(checked)) &&
  (await run(npmRun("browser tests", "test:browser"), "live"));
// Not at once: checks that still run are awaited and reported.
process.exitCode = hasPassed ? 0 : 1;
for (const line of summarize(hasPassed)) console.log(line);
