import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Bom } from "../sbom/shipped.ts";

/**
 * Node needs a library of GCC's that a small Linux doesn't have. Copies this machine's into `lib`, where the launcher
 * finds it, and adds it to the bundle's lists.
 */
export const addLibatomic = (folder: string): void => {
  const linked = execFileSync("ldd", [join(folder, "bin", "node")], { encoding: "utf8" });
  const found = /libatomic\.so\.1 => (\/\S+)/.exec(linked)?.[1];
  if (!found) throw new Error("Node doesn't run here without libatomic. Install libatomic1.");
  const file = realpathSync(found);
  cpSync(file, join(folder, "lib", "libatomic.so.1"));
  const version = basename(file).replace("libatomic.so.", "");
  const licence = "GPL-3.0-or-later WITH GCC-exception-3.1";
  appendFileSync(
    join(folder, "licences.txt"),
    `\nlibatomic ${version}  ${licence}\nlib/libatomic.so.1, from GCC: https://gcc.gnu.org. Node loads it.\n`,
  );
  const list = join(folder, "sbom.cdx.json");
  const bom = JSON.parse(readFileSync(list, "utf8")) as Bom;
  const reference = `libatomic@${version}`;
  bom.components.push({
    "bom-ref": reference,
    type: "library",
    name: "libatomic",
    version,
    purl: `pkg:generic/${reference}`,
    licenses: [{ expression: licence }],
  });
  bom.dependencies.push({ ref: reference, dependsOn: [] });
  writeFileSync(list, `${JSON.stringify(bom, null, 2)}\n`);
};
