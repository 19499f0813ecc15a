import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SharedMode } from "./modules.ts";
import { sharedFolder, uiFolder } from "./paths.ts";

const isSource = (file: string): boolean => file.endsWith(".ts") && !file.endsWith(".test.ts");

/** Changes when anything that the shared build is made from changes: this folder and every locked package version. */
export const fingerprint = (mode: SharedMode): string => {
  const hash = createHash("sha256").update(mode);
  for (const file of readdirSync(sharedFolder).filter(isSource).sort())
    hash.update(file).update(readFileSync(join(sharedFolder, file)));
  return hash.update(readFileSync(join(uiFolder, "..", "package-lock.json"))).digest("hex");
};
