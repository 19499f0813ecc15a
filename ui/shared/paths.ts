import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SharedMode } from "./modules.ts";

export const sharedFolder = dirname(fileURLToPath(import.meta.url));

/** The ui package; its package.json defines the shared versions. */
export const uiFolder = dirname(sharedFolder);

/** A readable file name for a specifier: `antd/tier/data` → `antd-tier-data`. */
export const fileNameOf = (specifier: string): string =>
  specifier.replace(/^@/, "").replaceAll("/", "-");

/** The output folder of a mode's shared files. */
export const sharedOutput = (mode: SharedMode): string => join(uiFolder, "dist", "shared", mode);
