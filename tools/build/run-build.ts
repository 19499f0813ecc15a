import { isSharedFresh } from "@console-shell/ui/shared/freshness";
import { join } from "node:path";
import { fingerprintOf, markBuilt, staleTargets } from "./fingerprint.ts";
import { root } from "./targets.ts";
import type { BuildTarget } from "./targets.ts";

/** Told what happens; one line each. */
export type Report = (line: string) => void;

/** Builds at a time: Rolldown uses more cores by itself. */
const lanes = 2;

const timed = async (name: string, report: Report, work: () => Promise<unknown>): Promise<void> => {
  const begin = performance.now();
  try {
    await work();
  } catch (error) {
    report(`${name.padEnd(26)} FAILED`);
    throw error;
  }
  report(`${name.padEnd(26)} built in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
};

const buildTarget = async (target: BuildTarget): Promise<void> => {
  const { build } = await import("vite");
  const fingerprint = fingerprintOf(target);
  const folder = join(root, target.folder);
  const configFile = join(folder, "vite.config.ts");
  await build({ root: folder, configFile, configLoader: "native", logLevel: "warn" });
  markBuilt(target, fingerprint);
};

/** Builds what is stale: the shared modules first, then shell and sub-apps. Answers how many were built. */
export const runBuild = async (report: Report, force = false): Promise<number> => {
  const stale = staleTargets(force);
  const shared = force || !isSharedFresh("production");
  const total = stale.length + (shared ? 1 : 0);
  if (shared) {
    const { buildShared } = await import("@console-shell/ui/shared");
    await timed("shared modules", report, () => buildShared("production", { force }));
  }
  const waiting = [...stale];
  const lane = async (): Promise<void> => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const current = target;
      await timed(current.name, report, () => buildTarget(current));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return total;
};
