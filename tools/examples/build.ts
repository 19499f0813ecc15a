import { fingerprintOf, isBuilt, markBuilt } from "../build/fingerprint.ts";
import { outputOf } from "../build/targets.ts";
import { committedTargets, exampleTargets, uiLibrariesFolder } from "./list.ts";
import { npm } from "./npm.ts";

/** Parallel builds. */
const lanes = 2;

/** Builds missing examples, each with its own `npm run build`. */
export const buildExamples = async (report: (line: string) => void): Promise<void> => {
  const waiting = exampleTargets().filter((target) => !isBuilt(target));
  const lane = async (): Promise<void> => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const fingerprint = fingerprintOf(target);
      const begin = performance.now();
      const where = target.name === uiLibrariesFolder ? "--prefix" : "--workspace";
      await npm(where, target.name, "run", "build");
      markBuilt(outputOf(target), fingerprint);
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      report(`${target.name.padEnd(26)} built in ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

/** Installs and rebuilds the examples whose committed build is stale. */
export const rebuildCommitted = async (report: (line: string) => void): Promise<void> => {
  for (const target of committedTargets().filter((target) => !isBuilt(target))) {
    const fingerprint = fingerprintOf(target);
    const inFolder = ["--prefix", target.name];
    const begin = performance.now();
    // `npm ci` would reject lock files without other systems' optional packages.
    await npm(...inFolder, "install", "--no-save", "--no-audit", "--no-fund", "--prefer-offline");
    const installed = performance.now();
    await npm(...inFolder, "run", "build");
    markBuilt(outputOf(target), fingerprint);
    const seconds = [installed - begin, performance.now() - installed].map((time) =>
      (time / 1000).toFixed(1),
    );
    report(`${target.name.padEnd(26)} installed in ${seconds[0]} s, built in ${seconds[1]} s`);
  }
};
