import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { benchFolder } from "../folders.ts";
import { summarize } from "../statistics.ts";
import { rows } from "./fill.ts";
import { startLists } from "./start.ts";

// `npm run bench:lists`: each list's first page and a deep one, of 100,000 rows. See ../README.md.

const times = 50;
const lastPage = rows / 20;

const lists: [name: string, path: string][] = [
  ["operators, first page", "/mc-api/operator/list?page=1"],
  ["operators, last page", `/mc-api/operator/list?page=${lastPage}`],
  ["operators, by last sign-in", "/mc-api/operator/list?sort=lastSignInAt&order=desc"],
  ["operators, searched", "/mc-api/operator/list?search=operator9999"],
  ["audit log, first page", "/mc-api/audit/list?page=1"],
  ["audit log, last page", `/mc-api/audit/list?page=${lastPage}`],
  ["audit log, searched", "/mc-api/audit/list?search=target9999"],
  ["clients, first page", "/cc-api/finance/client/list?page=1"],
  ["clients, last page", `/cc-api/finance/client/list?page=${lastPage}`],
  ["ledger, first page", "/cc-api/finance/ledger/list?page=1"],
  ["ledger, last page", `/cc-api/finance/ledger/list?page=${lastPage}`],
];

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
  // In turns: whatever else the machine does meets all of them.
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
