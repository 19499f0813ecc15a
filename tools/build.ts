// Builds what is not built or stale. `--force` builds everything.
import { runBuild } from "./build/run-build.ts";

const begin = performance.now();
try {
  const built = await runBuild(
    (line) => console.log(`  ${line}`),
    process.argv.includes("--force"),
  );
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(built ? `Built ${built} in ${seconds} s.` : "Everything is built.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
