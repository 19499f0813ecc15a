import { isSharedFresh } from "@console-shell/ui/shared/freshness";
import { execFile } from "node:child_process";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { compressFolders } from "./compress.ts";
import { fingerprintOf, isBuilt, markBuilt } from "./fingerprint.ts";
import { handbook, outputOf, packages, prerendered, root, shell } from "./targets.ts";
import type { BuildTarget } from "./targets.ts";

/** Called with each line of progress. */
export type Report = (line: string) => void;

/** Parallel builds: Rolldown itself uses several cores. */
const lanes = 2;

const secondsSince = (begin: number): string => ((performance.now() - begin) / 1000).toFixed(1);

const timed = async (name: string, report: Report, work: () => Promise<unknown>): Promise<void> => {
  const begin = performance.now();
  try {
    await work();
  } catch (error) {
    report(`${name.padEnd(26)} FAILED`);
    throw error;
  }
  report(`${name.padEnd(26)} built in ${secondsSince(begin)} s`);
};

export interface BuildOptions {
  targets: readonly BuildTarget[];
  /** Also builds what isn't stale. */
  force: boolean;
  /** Whether to compress the files; otherwise the server compresses them less well on request. */
  compress: boolean;
}

const buildWithVite = async (folder: string, outDir: string): Promise<void> => {
  const { build } = await import("vite");
  await build({
    root: folder,
    configFile: join(folder, "vite.config.ts"),
    configLoader: "native",
    logLevel: "warn",
    build: { outDir: relative(folder, outDir) },
  });
};

const buildHandbook = async (folder: string, outDir: string): Promise<void> => {
  const { build } = await import("vitepress");
  await build(folder, { outDir });
};

/** In a process of its own, because it also builds modules for development. */
const pack = async (_: string, outDir: string): Promise<void> => {
  await promisify(execFile)(process.execPath, [join(root, "tools/pack.ts"), `--to=${outDir}`]);
};

type Builder = (folder: string, outDir: string) => Promise<void>;

const builders = new Map<BuildTarget, Builder>([
  [packages, pack],
  [handbook, buildHandbook],
]);

const buildAside = async (target: BuildTarget, outDir: string, build: Builder): Promise<void> => {
  const fingerprint = fingerprintOf(target);
  await build(join(root, target.folder), outDir);
  markBuilt(outDir, fingerprint);
};

/**
 * Builds stale targets and the shared modules for pages, and installs the results once all have succeeded, so
 * a running server switches directly to the new build. Returns the number of builds.
 */
export const runBuild = async (
  report: Report,
  { targets, force, compress }: BuildOptions,
): Promise<number> => {
  const stale = targets.filter((target) => force || !isBuilt(target));
  const isSharedStale =
    targets.some((target) => target !== packages) && (force || !isSharedFresh("production"));
  if (stale.length === 0 && !isSharedStale && !compress) return 0;
  const { buildSharedAside, discardNext, nextFolder, putInPlace, sharedOutput } =
    await import("@console-shell/ui/shared");
  const outputs = [...(isSharedStale ? [sharedOutput("production")] : []), ...stale.map(outputOf)];
  const running = new Map<BuildTarget, Promise<void>>();
  const builderOf = (target: BuildTarget): Builder => {
    if (target !== prerendered) return builders.get(target) ?? buildWithVite;
    const built = outputOf(shell);
    return async (_, outDir) => {
      const { prerender } = await import("@console-shell/shell/prerender");
      await running.get(shell);
      await prerender(stale.includes(shell) ? nextFolder(built) : built, outDir);
    };
  };
  const builds = stale.map((target) => () => {
    const next = nextFolder(outputOf(target));
    const build = timed(target.name, report, () => buildAside(target, next, builderOf(target)));
    running.set(target, build);
    return build;
  });
  if (isSharedStale)
    builds.unshift(() => timed("shared modules", report, () => buildSharedAside("production")));
  try {
    const lane = async (): Promise<void> => {
      for (let build = builds.shift(); build; build = builds.shift()) await build();
    };
    // Wait for both before anything is removed.
    const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
    for (const one of ended) if (one.status === "rejected") throw one.reason;
    if (compress) {
      const all = [sharedOutput("production"), ...targets.map(outputOf)];
      const folders = all.map((output) => (outputs.includes(output) ? nextFolder(output) : output));
      const begin = performance.now();
      const compressed = await compressFolders(folders);
      if (compressed > 0)
        report(`${`${compressed} files`.padEnd(26)} compressed in ${secondsSince(begin)} s`);
    }
    for (const output of outputs) putInPlace(output);
  } finally {
    for (const output of outputs) discardNext(output);
  }
  return outputs.length;
};
