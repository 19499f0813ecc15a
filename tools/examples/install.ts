import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { examplesFolder } from "./list.ts";
import { npm } from "./npm.ts";

const marker = join(examplesFolder, "node_modules", ".installed");

/** Installs exactly what the examples' lock file says, if that isn't installed yet. */
export const installExamples = async (report: (line: string) => void): Promise<void> => {
  const lock = readFileSync(join(examplesFolder, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  report("packages                   npm ci in examples/");
  const begin = performance.now();
  await npm("ci", "--no-audit", "--no-fund", "--prefer-offline");
  writeFileSync(marker, wanted);
  report(
    `packages                   installed in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
  );
};
