import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { benchFolder } from "./folders.ts";

/** Installs missing or outdated peers, which aren't dependencies of the repository itself. */
export const installPeers = (): void => {
  const installed = join(benchFolder, "node_modules/.package-lock.json");
  const wanted = join(benchFolder, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: benchFolder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("The peers could not be installed.");
};
