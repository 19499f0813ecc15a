import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { benchFolder } from "../folders.ts";
import { table } from "../report/table.ts";
import { type Call, isFailure, type Load, startLoad } from "./load.ts";
import type { ProxyName } from "./proxies.ts";
import { measureReads } from "./reads.ts";
import { scenarios } from "./scenarios.ts";
import { type Stage, startStage } from "./stage.ts";
import { verify } from "./verify.ts";
import { watchNodes } from "./watch-nodes.ts";

// `npm run bench:faults`: what fails, and for how long, when a node, PostgreSQL or the bucket does. See ../README.md.

const { values: options } = parseArgs({
  options: {
    nodes: { type: "string", default: "2,3" },
    only: { type: "string", default: "" },
    load: { type: "string", default: "1" },
    proxy: { type: "string", default: "nginx" },
    reads: { type: "boolean", default: false },
  },
});
const wanted = options.only.split(",");
const chosen = scenarios.filter(({ name }) => wanted.some((part) => name.includes(part)));

/** Milliseconds without a failure after which a fault's effects are over, and the most that they're waited for. */
const quietFor = 8_000;
const waitedFor = 180_000;

const untilQuiet = async ({ calls, pending }: Load) => {
  const begun = performance.now();
  while (performance.now() - begun < waitedFor) {
    const since = performance.now() - quietFor;
    const isLate = [...pending].some((at) => at < since);
    const isFailing = calls.some((call) => call.at + call.took > since && isFailure(call));
    if (!isLate && !isFailing && performance.now() - begun > quietFor) return;
    await setTimeout(500);
  }
};

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

const nameOf = ({ kind, status, code }: Call) =>
  `${kind} ${status === 0 ? "broken" : status}${code ? ` ${code}` : ""}`;

const counted = (calls: readonly Call[]) =>
  [...Map.groupBy(calls, nameOf)]
    .map(([name, same]) => `${same.length} × ${name}`)
    .toSorted()
    .join(", ");

interface Part {
  name: string;
  from: number;
  /** When the cause was over. */
  over: number;
  to: number;
}

const rowOf = (
  { name, from, over, to }: Part,
  { calls, gaps }: Load,
  notReady: (from: number, to: number) => number,
): string[] => {
  const within = calls.filter(({ at }) => at >= from && at < to);
  const failed = within.filter(isFailure);
  const waited = within.filter(({ code }) => code === "idempotency_key_in_use");
  const moments = failed.map(({ at }) => at);
  const longest = (some: readonly Call[]) => Math.max(0, ...some.map(({ took }) => took));
  const done = within.filter((call) => !isFailure(call));
  const ofUploads = ({ kind }: Call) => kind.endsWith("upload");
  const lost = gaps.filter(({ at }) => at >= from && at < to);
  return [
    name,
    seconds(over - from),
    String(within.length),
    counted(failed) || "none",
    failed.length > 0 ? seconds(Math.max(...moments) - Math.min(...moments)) : "–",
    String(within.filter(({ took }) => took > 5_000).length),
    seconds(longest(done.filter((call) => !ofUploads(call)))),
    seconds(longest(done.filter(ofUploads))),
    failed.length > 0 ? seconds(longest(failed)) : "–",
    waited.length > 0 ? `${waited.length}, up to ${seconds(longest(waited))}` : "–",
    lost.length > 0
      ? `${lost.length}, up to ${seconds(Math.max(...lost.map(({ took }) => took)))}`
      : "–",
    `${notReady(from, to)} s`,
  ];
};

const head = [
  "fault",
  "until all runs",
  "calls",
  "failed",
  "failures from first to last",
  "over 5 s",
  "longest success",
  "of uploads",
  "longest failure",
  "keys in use",
  "streams reopened",
  "a node not ready",
];

/** What a node logged as an error, without what differs each time. */
const errorOf = (line: string): string[] => {
  if (!line.startsWith("{")) return [];
  const { level, msg, err } = JSON.parse(line) as {
    level: number;
    msg: string;
    err?: { message: string };
  };
  return level < 50 ? [] : [`${msg}: ${err?.message ?? ""}`.replaceAll(/[\da-f-]{36}/g, "…")];
};

const errorsOf = ({ nodes }: Stage): string[] =>
  [...Map.groupBy(nodes.flatMap(({ outputs }) => outputs.flat()).flatMap(errorOf), String)]
    .map(([line, same]) => `${same.length} × ${line}`)
    .toSorted();

const run = async (count: number): Promise<string> => {
  console.error(`starting ${count} nodes`);
  const stage = await startStage(count, options.proxy as ProxyName);
  const load = startLoad(stage, Number(options.load));
  const watch = watchNodes(stage.nodes);
  const parts: Part[] = [];
  const text: string[] = [];
  try {
    // Connections are opened and code is compiled.
    await setTimeout(5_000);
    for (const { name, act } of chosen) {
      console.error(name);
      const from = performance.now();
      await act(stage);
      const over = performance.now();
      await untilQuiet(load);
      parts.push({ name, from, over, to: performance.now() });
      // What begins now ends before the next fault.
      await setTimeout(1_000);
    }
    console.error("stopping the load");
    await load.stop();
    watch.stop();
    const rows = parts.map((part) => rowOf(part, load, watch.notReady));
    text.push(`## ${count} nodes behind ${options.proxy}`, "", ...table([head, ...rows]), "");
    for (const { says, isTrue } of await verify(stage, load.acknowledged))
      text.push(`- ${isTrue ? "" : "**WRONG** "}${says}`);
    for (const line of errorsOf(stage)) console.error(line);
  } finally {
    await stage.close();
  }
  text.push(`- ended by themselves: ${stage.ended.join(", ") || "none"}`, "");
  return text.join("\n");
};

const results: string[] = [];
for (const count of options.nodes.split(",")) {
  results.push(await (options.reads ? measureReads : run)(Number(count)));
  console.log(results.at(-1));
}
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`;
console.log(machine);
const folder = join(benchFolder, "results");
await mkdir(folder, { recursive: true });
const file = join(folder, options.reads ? "reads.md" : `faults-${options.proxy}.md`);
await writeFile(file, `${results.join("\n")}\n${machine}\n`);
