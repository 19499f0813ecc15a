import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { benchFolder } from "../folders.ts";
import { summarize } from "../statistics.ts";
import { rows } from "./fill/rows.ts";
import { measured } from "./measured.ts";
import { startLists } from "./start.ts";

// `npm run bench:lists`: each list's first page and a deep one, of 100,000 rows. See ../README.md.

const { values: options } = parseArgs({
  options: { times: { type: "string", default: "50" }, only: { type: "string", default: "" } },
});
const times = Number(options.times);
const wanted = options.only.split(",");
const lists = measured.filter(([name]) => wanted.some((part) => name.includes(part)));

const took = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};

console.error(`filling the tables with ${rows} rows each`);
const bench = await startLists();
const { services, operatorId } = bench;
const byKey = () =>
  services.database
    .selectFrom("operators")
    .selectAll()
    .where("id", "=", operatorId)
    .executeTakeFirstOrThrow();
const figures = new Map<string, number[]>();
const note = (name: string, time: number) =>
  figures.set(name, [...(figures.get(name) ?? []), time]);
try {
  // In rounds, so that other load on the machine affects all of them equally.
  for (let turn = 0; turn < times; turn += 1) {
    note("a row by its key", await took(byKey));
    for (const [name, path] of lists) note(name, await took(() => bench.read(path)));
  }
} finally {
  await bench.close();
}

const key = summarize(figures.get("a row by its key")!).median;
const lines = [...figures].map(([name, values]) => {
  const { median, p95 } = summarize(values);
  return `| ${name} | ${median.toFixed(1)} (${p95.toFixed(1)}) ms | ${(median / key).toFixed(0)} |`;
});
const table = ["| | median (p95) | to a row by its key |", "|---|---|---|", ...lines].join("\n");
const folder = join(benchFolder, "results");
await mkdir(folder, { recursive: true });
await writeFile(join(folder, "lists.md"), `${table}\n`);
console.log(table);
