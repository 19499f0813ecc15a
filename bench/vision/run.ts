import { mkdir, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { createEmbeddedEngine } from "@console-shell/server/platform/vision/embedded/embedded-engine";
import { benchFolder, repository } from "../folders.ts";
import { measureAccuracy } from "./accuracy.ts";
import { accuracyPlot } from "./accuracy-plot.ts";
import { accuracyTable } from "./accuracy-report.ts";
import { meanFace } from "./mean-face.ts";
import { type Measure, readOptions } from "./options.ts";
import { queueText } from "./queue/report.ts";
import { runQueues } from "./queue/run.ts";
import { searchText } from "./search/report.ts";
import { runSearches } from "./search/run.ts";

// `npm run bench:vision`: accuracy and speed of the embedded engine, and speed of searches. See
// ../README.md.

const options = readOptions();
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
const note = (text: string) => console.error(`${seconds()} s: ${text}`);

if (options.mean) {
  const place = join(repository, "server/platform/vision/embedded/mean-face.f32");
  await writeFile(place, new Uint8Array((await meanFace()).buffer));
}

const accuracy = async () => {
  const engine = createEmbeddedEngine(2);
  try {
    const measured = await measureAccuracy(engine);
    console.log(measured.faces);
    console.log(accuracyTable(measured));
    await writeFile(join(repository, "docs/vision-accuracy.svg"), accuracyPlot(measured));
    return measured;
  } finally {
    await engine.close();
  }
};
const speed = async () => {
  const results = await runQueues({ ...options, note });
  console.log(queueText(results));
  return results;
};
const search = async () => {
  const figures = await runSearches({ ...options, note });
  console.log(searchText(figures));
  return figures;
};
const runs: Record<Measure, () => Promise<unknown>> = { accuracy, speed, search };

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
const at = new Date().toISOString();
const results: Partial<Record<Measure, unknown>> = {};
for (const measure of options.measures) {
  note(measure);
  results[measure] = await runs[measure]();
}
console.log(`\n${machine}, Node ${process.version}; ${seconds()} s in all`);
const folder = join(benchFolder, "results");
const file = join(folder, `vision-${at.replaceAll(":", "-")}.json`);
await mkdir(folder, { recursive: true });
await writeFile(file, JSON.stringify({ at, machine, options, ...results }, undefined, 1));
console.log(`Every figure: ${file}`);
