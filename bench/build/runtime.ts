import { join } from "node:path";
import { build } from "vite";
import { runtimeFolder } from "../folders.ts";

/** Builds the runtime in the folder `source` into the modules of its package, as teams get it. Returns the entry. */
export const buildRuntime = async (source: string): Promise<string> => {
  await build({
    configFile: join(source, "vite.config.ts"),
    root: source,
    logLevel: "error",
    build: { outDir: runtimeFolder, emptyOutDir: true },
  });
  return join(runtimeFolder, "index.js");
};
