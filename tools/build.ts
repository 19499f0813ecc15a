// Builds and compresses missing and stale targets. `--force` builds everything, `--uncompressed`
// skips the slow compression. `--only=first` builds what the first page needs, `--only=pages` leaves
// out the npm packages, and any other `--only` is a target's name.
import { parseArgs } from "node:util";
import { runBuild } from "./build/run-build.ts";
import { targetsOf } from "./build/targets.ts";

const { values } = parseArgs({
  options: {
    force: { type: "boolean", default: false },
    uncompressed: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
const begin = performance.now();
try {
  const built = await runBuild((line) => console.log(`  ${line}`), {
    targets: targetsOf(values.only),
    force: values.force,
    compress: !values.uncompressed,
  });
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(built ? `Built ${built} in ${seconds} s.` : "Everything is built.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
