import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SharedMode } from "./modules.ts";

/** This folder. */
export const sharedFolder = dirname(fileURLToPath(import.meta.url));

/** The ui package; its package.json says which versions are shared. */
export const uiFolder = dirname(sharedFolder);

/** A file name that reads like the specifier: `antd/tier/data` → `antd-tier-data`. */
export const fileNameOf = (specifier: string): string =>
  specifier.replace(/^@/, "").replaceAll("/", "-");

/** Where the shared files of a mode are built to. */
export const sharedOutput = (mode: SharedMode): string => join(uiFolder, "dist", "shared", mode);
