import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createEmbeddedEngine } from "@console-shell/server/vision/embedded/embedded-engine";
import { repository } from "../folders.ts";
import { measureAccuracy } from "./accuracy.ts";
import { accuracyPlot } from "./accuracy-plot.ts";
import { accuracyTable } from "./accuracy-report.ts";
import { meanFace } from "./mean-face.ts";

// `npm run bench:vision`: how well and how fast the embedded engine sees. See ../README.md.

const { values: options } = parseArgs({ options: { mean: { type: "boolean", default: false } } });

if (options.mean) {
  const place = join(repository, "server/vision/embedded/mean-face.f32");
  await writeFile(place, new Uint8Array((await meanFace()).buffer));
}
const engine = createEmbeddedEngine(2);
try {
  const accuracy = await measureAccuracy(engine);
  console.log(accuracy.faces);
  console.log(accuracyTable(accuracy));
  await writeFile(join(repository, "docs/vision-accuracy.svg"), accuracyPlot(accuracy));
} finally {
  await engine.close();
}
