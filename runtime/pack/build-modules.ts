import { build, type Rolldown } from "vite";
import { runtimeFolder } from "./folders.ts";
import { entriesOf } from "./manifest.ts";

/** Whether a module, or one that it imports, loads another when it is needed. */
const loadsMore = (id: string, context: Rolldown.ChunkingContext): boolean => {
  const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
  return dynamicallyImportedIds.length > 0 || importedIds.some((one) => loadsMore(one, context));
};

/**
 * What everything shares is one chunk: cut finer, a host's bundler makes further files of it. What loads more stays
 * out of it, or a host that imports an error gets all of that.
 */
const core: Rolldown.CodeSplittingNameFunction = (id, context) =>
  /[\\/](?:react|legacy)[\\/]/.test(id) || loadsMore(id, context) ? null : "core";

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
        output: {
          chunkFileNames: "chunks/[name].js",
          codeSplitting: { groups: [{ name: core, debugName: "core", tags: ["$initial"] }] },
        },
      },
    },
  });
};
