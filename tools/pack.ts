// Packs the published packages as tarballs into dist/packages, unless they are up to date: `npm run pack`.
// `--to=<folder>` packs into another folder, names of folders only these packages. `--publish` also publishes the
// tarballs to the registry that npm is set to.
import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runBuild } from "./build/run-build.ts";
import { outputOf, packages } from "./build/targets.ts";
import { packPackages } from "./pack/pack-packages.ts";
import { publishedPackages } from "./pack/workspace.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: "string" }, publish: { type: "boolean", default: false } },
});

// Tarballs contain modes, and a server that packs keeps its files from other users. The same sources give the same bytes.
process.umask(0o022);

const folder = values.to ?? outputOf(packages);
if (values.to === undefined)
  await runBuild(() => {}, { targets: [packages], force: false, compress: false });
else
  await packPackages(
    publishedPackages().filter(
      (one) => positionals.length === 0 || positionals.includes(one.folder),
    ),
    folder,
  );
const index = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as object;
for (const name of Object.values(index) as string[]) {
  const archive = join(folder, name);
  console.log(`  ${name.padEnd(36)}${(statSync(archive).size / 1024).toFixed(0)} kB`);
  if (values.publish) execFileSync("npm", ["publish", archive], { stdio: "inherit", shell: false });
}
