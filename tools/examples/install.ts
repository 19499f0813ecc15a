import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { examplesFolder, uiLibrariesFolder } from "./list.ts";
import { npm } from "./npm.ts";

/**
 * Installs exactly what the lock files say, if that isn't installed yet: of the examples' project, and of
 * the libraries', which need other versions of the same packages.
 */
export const installExamples = async (report: (line: string) => void): Promise<void> => {
  for (const project of [".", uiLibrariesFolder]) {
    const marker = join(examplesFolder, project, "node_modules", ".installed");
    const lock = readFileSync(join(examplesFolder, project, "package-lock.json"));
    const wanted = createHash("sha256").update(lock).digest("hex");
    if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) continue;
    report(`packages                   npm ci in ${join("examples", project)}`);
    const begin = performance.now();
    await npm("--prefix", project, "ci", "--no-audit", "--no-fund", "--prefer-offline");
    writeFileSync(marker, wanted);
    report(
      `packages                   installed in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
    );
  }
};
