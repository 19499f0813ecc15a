import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SharedMode } from "./modules.ts";
import { sharedFolder, sharedOutput, uiFolder } from "./paths.ts";

/** Beside the built files: what they were made from. */
export const fingerprintFile = "fingerprint";

const repository = join(uiFolder, "..");
const isSource = (file: string): boolean =>
  /(?<!\.test)\.(?:tsx?|css)$/.test(file) && !/^(?:dist|node_modules)[\\/]/.test(file);

/** What a mode is made from: that of production has the UI kit and the SDK in it. */
const folders: Record<SharedMode, string[]> = {
  production: [uiFolder, join(repository, "sdk"), join(repository, "contract")],
  development: [sharedFolder, join(uiFolder, "theme")],
};

/** Changes when anything that the shared build is made from changes, every locked package version included. */
export const fingerprint = (mode: SharedMode): string => {
  const hash = createHash("sha256").update(mode);
  for (const folder of folders[mode])
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(isSource)
      .toSorted())
      hash.update(file).update(readFileSync(join(folder, file)));
  return hash.update(readFileSync(join(repository, "package-lock.json"))).digest("hex");
};

/** Whether what is there of a mode was made from what is here now. */
export const isSharedFresh = (mode: SharedMode): boolean => {
  try {
    return readFileSync(join(sharedOutput(mode), fingerprintFile), "utf8") === fingerprint(mode);
  } catch {
    return false;
  }
};
