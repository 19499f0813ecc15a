// Builds and compresses missing and stale targets. `--force` builds everything, `--uncompressed`
// skips the slow compression.
import { runBuild } from "./build/run-build.ts";

const begin = performance.now();
try {
  const built = await runBuild((line) => console.log(`  ${line}`), {
    force: process.argv.includes("--force"),
    compress: !process.argv.includes("--uncompressed"),
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(built ? `Built ${built} in ${seconds} s.` : "Everything is built.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
