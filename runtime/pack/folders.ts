import { dirname, join } from "node:path";

export const runtimeFolder = dirname(import.meta.dirname);

/** Where the package is built by default. */
export const distFolder = join(runtimeFolder, "dist");
