import { fingerprintOf, isBuilt, markBuilt } from "../build/fingerprint.ts";
import { outputOf } from "../build/targets.ts";
import { exampleTargets } from "./list.ts";
import { npm } from "./npm.ts";

/** Builds at a time. */
const lanes = 2;

/** Builds the examples that are not built, each with its own `npm run build`. */
export const buildExamples = async (report: (line: string) => void): Promise<void> => {
  const waiting = exampleTargets().filter((target) => !isBuilt(target));
  const lane = async (): Promise<void> => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const fingerprint = fingerprintOf(target);
      const begin = performance.now();
      await npm("run", "build", "--workspace", target.name);
      markBuilt(outputOf(target), fingerprint);
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      report(`${target.name.padEnd(26)} built in ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};
