import { fillTables } from "../lists/fill/fill-tables.ts";
import { rows } from "../lists/fill/rows.ts";
import { measured } from "../lists/measured.ts";
import { table } from "../report/table.ts";
import { ask } from "./ask.ts";
import { cpuSecondsOf, pidOfPostgres } from "./cpu.ts";
import { type Stage, startStage } from "./stage.ts";

const readers = 8;
const seconds = 20;

const isFirstPage = ([name]: (typeof measured)[number]) => name.endsWith("first page");

const kinds = [
  { name: "first pages", paths: measured.filter(isFirstPage) },
  { name: "sorted, searched, last pages", paths: measured.filter((one) => !isFirstPage(one)) },
] as const;

const measure = async (
  stage: Stage,
  { name, paths }: (typeof kinds)[number],
  filled: string,
): Promise<string[]> => {
  console.error(`${name}, ${filled} rows`);
  const postmaster = pidOfPostgres(stage.databaseUrl);
  const used = () => ({
    nodes: stage.nodes.reduce((sum, { process }) => sum + cpuSecondsOf(process.pid), 0),
    database: cpuSecondsOf(postmaster),
  });
  let calls = 0;
  let failed = 0;
  const read = async (until: number) => {
    while (performance.now() < until) {
      const [, path] = paths[(calls += 1) % paths.length]!;
      const headers = { cookie: stage.cookie };
      const { status } = await ask(new URL(path, stage.url), { headers });
      if (status !== 200) failed += 1;
    }
  };
  const run = async (length: number) => {
    const until = performance.now() + length * 1_000;
    await Promise.all(Array.from({ length: readers }, () => read(until)));
  };
  await run(5);
  calls = 0;
  failed = 0;
  const before = used();
  await run(seconds);
  const after = used();
  const [nodes, database] = [after.nodes - before.nodes, after.database - before.database];
  const each = (time: number) => `${((time / calls) * 1_000).toFixed(1)} ms`;
  const share = `${((database / (nodes + database)) * 100).toFixed(0)} %`;
  return [filled, name, `${calls}`, `${failed}`, each(nodes), each(database), share];
};

const [first, others] = kinds;
/** Without those of a client app that full tables have. */
const ofFew = { ...first, paths: first.paths.filter(([, path]) => !path.includes("-0000-")) };

/** How the processor time of reading lists divides between the nodes and PostgreSQL. */
export const measureReads = async (count: number): Promise<string> => {
  const lines: string[][] = [];
  const few = await startStage(count, "nginx");
  try {
    lines.push(await measure(few, ofFew, "few"));
  } finally {
    await few.close();
  }
  const full = await startStage(count, "nginx");
  try {
    console.error("filling the tables");
    await fillTables(full.databaseUrl, full.operatorId);
    for (const kind of [first, others])
      lines.push(await measure(full, kind, rows.toLocaleString("en-US")));
  } finally {
    await full.close();
  }
  const head = ["rows", "lists", "calls", "failed", "node, each", "PostgreSQL, each"];
  return table([[...head, "PostgreSQL's share"], ...lines]).join("\n");
};
