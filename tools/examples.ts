// Installs and builds the example sub-apps and hosts if needed. `--rebuild` also rebuilds stale
// committed builds: those of the umi host and the scaffolds. `--serve [port]` then serves all of
// them, by default on the port in examples/sub-apps.json.
import { buildExamples, rebuildCommitted } from "./examples/build.ts";
import { inTurn } from "./examples/in-turn.ts";
import { installExamples } from "./examples/install.ts";
import { serveExamples } from "./examples/serve.ts";

const report = (line: string): void => console.log(`  ${line}`);
try {
  await inTurn(async () => {
    await installExamples(report);
    await buildExamples(report);
    if (process.argv.includes("--rebuild")) await rebuildCommitted(report);
  });
  console.log("The examples are built.");
  const serve = process.argv.indexOf("--serve");
  if (serve > 0)
    console.log(`Serving them at ${await serveExamples(Number(process.argv[serve + 1] ?? 7100))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
