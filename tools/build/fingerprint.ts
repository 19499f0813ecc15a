import { isSharedFresh } from "@console-shell/ui/shared/freshness";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildTargets, root } from "./targets.ts";
import type { BuildTarget } from "./targets.ts";

const notBuilt = /^(?:dist|node_modules|tests|\..*)$|\.test\.tsx?$|\.md$/;
const hashes = new Map<string, string>();

const hashOf = (path: string): string => {
  const known = hashes.get(path);
  if (known) return known;
  const hash = createHash("sha256");
  if (statSync(path).isDirectory())
    for (const name of readdirSync(path).toSorted()) {
      if (!notBuilt.test(name)) hash.update(name).update(hashOf(join(path, name)));
    }
  else hash.update(readFileSync(path));
  const result = hash.digest("hex");
  hashes.set(path, result);
  return result;
};

/** What a build of the target would be made from, by content. */
export const fingerprintOf = (target: BuildTarget): string =>
  createHash("sha256")
    .update(target.inputs.map((input) => hashOf(join(root, input))).join())
    .digest("hex");

const fileOf = (target: BuildTarget): string => join(root, target.folder, "dist", ".fingerprint");

/** Whether the target is built from what is there now. */
export const isBuilt = (target: BuildTarget): boolean =>
  existsSync(fileOf(target)) && readFileSync(fileOf(target), "utf8") === fingerprintOf(target);

/** Notes what the target's build was made from; the fingerprint is taken before the build begins. */
export const markBuilt = (target: BuildTarget, fingerprint: string): void =>
  writeFileSync(fileOf(target), fingerprint);

/** What is not built, or was built from something older. */
export const staleTargets = (force = false): BuildTarget[] =>
  buildTargets.filter((target) => force || !isBuilt(target));

/** Whether nothing is left to build. */
export const isAllBuilt = (): boolean => isSharedFresh("production") && staleTargets().length === 0;
