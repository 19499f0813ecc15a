import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SharedMode } from "./modules.ts";
import { sharedFolder, sharedOutput, uiFolder } from "./paths.ts";

/** Beside the built files: what they were made from. */
export const fingerprintFile = "fingerprint";

const isSource = (file: string): boolean => file.endsWith(".ts") && !file.endsWith(".test.ts");

/** Changes when anything that the shared build is made from changes: this folder, the theme and every locked package version. */
export const fingerprint = (mode: SharedMode): string => {
  const hash = createHash("sha256").update(mode);
  for (const folder of [sharedFolder, join(uiFolder, "theme")])
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter(isSource)
      .toSorted())
      hash.update(file).update(readFileSync(join(folder, file)));
  return hash.update(readFileSync(join(uiFolder, "..", "package-lock.json"))).digest("hex");
};

/** Whether what is there of a mode was made from what is here now. */
export const isSharedFresh = (mode: SharedMode): boolean => {
  try {
    return readFileSync(join(sharedOutput(mode), fingerprintFile), "utf8") === fingerprint(mode);
  } catch {
    return false;
  }
};
