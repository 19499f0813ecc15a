import { isSharedFresh } from "@console-shell/ui/shared/freshness";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputOf, root } from "./targets.ts";
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

/** A hash of everything that a build of the target would use. */
export const fingerprintOf = (target: BuildTarget): string =>
  createHash("sha256")
    .update(target.inputs.map((input) => hashOf(join(root, input))).join())
    .digest("hex");

const fileIn = (output: string): string => join(output, ".fingerprint");

/** Whether the target's build matches its current sources. */
export const isBuilt = (target: BuildTarget): boolean =>
  existsSync(fileIn(outputOf(target))) &&
  readFileSync(fileIn(outputOf(target)), "utf8") === fingerprintOf(target);

/** Records what a folder was built from; take the fingerprint before the build begins. */
export const markBuilt = (output: string, fingerprint: string): void =>
  writeFileSync(fileIn(output), fingerprint);

/** Whether these targets and the shared modules are built. */
export const areBuilt = (targets: readonly BuildTarget[]): boolean =>
  isSharedFresh("production") && targets.every(isBuilt);
