import { build } from "vite";
import { runtimeFolder } from "./folders.ts";
import { entriesOf } from "./manifest.ts";

/**
 * Writes the ES modules: one for each export, and chunks for what they share or load when it is
 * needed. Not minified: that is for whoever bundles the page.
 */
export const buildModules = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: "warn",
    root: runtimeFolder,
    // Whatever NODE_ENV says: the development runtime of JSX names our folders.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2024",
      minify: false,
      lib: { entry: entriesOf(), formats: ["es"] },
      rolldownOptions: {
        external: /^react($|\/)/,
        output: { chunkFileNames: "chunks/[name].js" },
      },
    },
  });
};
