import { fingerprintOf, markBuilt } from "../build/fingerprint.ts";
import { outputOf, type BuildTarget } from "../build/targets.ts";
import { npm } from "./npm.ts";

const folder = "examples/hosts/umi";

/**
 * The host that umi builds. Its build is committed, because its packages take minutes to install
 * (1425 of them, 1.1 GB).
 */
export const umiHost: BuildTarget = {
  name: "hosts/umi",
  folder,
  inputs: ["config", "src", "package.json", "package-lock.json"].map((path) => `${folder}/${path}`),
};

/** Installs umi and builds its host again. */
export const buildUmiHost = async (): Promise<void> => {
  const fingerprint = fingerprintOf(umiHost);
  // Not `npm ci`: it refuses the lock file for optional packages that were never published.
  await npm("install", "--prefix", umiHost.name, "--ignore-scripts", "--no-audit", "--no-fund");
  await npm("run", "setup", "--prefix", umiHost.name);
  await npm("run", "build", "--prefix", umiHost.name);
  markBuilt(outputOf(umiHost), fingerprint);
};
