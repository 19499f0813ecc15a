import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SharedMode } from "./modules.ts";
import { sharedFolder, sharedOutput, uiFolder } from "./paths.ts";

/** Stored next to the built files: a hash of their inputs. */
export const fingerprintFile = "fingerprint";

/** The published package has its modules with it, and no sources to build them from. */
const isPublished = import.meta.filename.endsWith(".js");

const repository = join(uiFolder, "..");
const isSource = (file: string): boolean =>
  /(?<!\.test)\.(?:tsx?|css)$/.test(file) && !/^(?:dist|node_modules)[\\/]/.test(file);

/** The inputs of a mode's build; production includes the UI kit and the SDK. */
const folders: Record<SharedMode, string[]> = {
  production: [uiFolder, join(repository, "sdk"), join(repository, "contract")],
  development: [sharedFolder, join(uiFolder, "theme")],
};

/** Changes when any input of the shared build changes, including every locked package version. */
export const fingerprint = (mode: SharedMode): string => {
  const hash = createHash("sha256").update(mode);
  for (const folder of folders[mode])
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(isSource)
      .toSorted())
      hash.update(file).update(readFileSync(join(folder, file)));
  return hash.update(readFileSync(join(repository, "package-lock.json"))).digest("hex");
};

/** Whether a mode's build is up to date with its inputs. */
export const isSharedFresh = (mode: SharedMode): boolean => {
  try {
    if (isPublished) return existsSync(sharedOutput(mode));
    return readFileSync(join(sharedOutput(mode), fingerprintFile), "utf8") === fingerprint(mode);
  } catch {
    return false;
  }
};
