import { dirname, join } from "node:path";

export const runtimeFolder = dirname(import.meta.dirname);

/** Where the package is made unless told. */
export const distFolder = join(runtimeFolder, "dist");
