// Packs the published packages as tarballs into dist/packages: `npm run pack`. Names of folders pack only these,
// `--to=<folder>` packs elsewhere, `--publish` also publishes the tarballs to the registry that npm is set to.
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./build/targets.ts";
import { packPackages } from "./pack/pack-packages.ts";
import { publishedPackages } from "./pack/workspace.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: "string", default: join(root, "dist/packages") },
    publish: { type: "boolean", default: false },
  },
});

const begin = performance.now();
const packages = publishedPackages().filter(
  ({ folder }) => positionals.length === 0 || positionals.includes(folder),
);
const archives = await packPackages(packages, values.to);
for (const archive of archives)
  console.log(`  ${basename(archive).padEnd(20)}${(statSync(archive).size / 1024).toFixed(0)} kB`);
console.log(`Packed into ${values.to} in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
if (values.publish)
  for (const archive of archives)
    execFileSync("npm", ["publish", archive], { stdio: "inherit", shell: false });
