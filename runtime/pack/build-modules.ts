import { build, type Rolldown } from "vite";
import { runtimeFolder } from "./folders.ts";
import { entriesOf } from "./manifest.ts";

/** Whether a module, or one that it imports, loads another on demand. */
const loadsMore = (id: string, context: Rolldown.ChunkingContext): boolean => {
  const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
  return dynamicallyImportedIds.length > 0 || importedIds.some((one) => loadsMore(one, context));
};

/**
 * Everything that is shared goes into one chunk: if split further, a host's bundler creates more
 * files. Modules that load others on demand stay out, or a host that imports an error would pull
 * them all in.
 */
const core: Rolldown.CodeSplittingNameFunction = (id, context) =>
  /[\\/](?:react|legacy)[\\/]/.test(id) || loadsMore(id, context) ? null : "core";

/**
 * Writes the ES modules: one per export, and chunks for what they share or load on demand. Not
 * minified: the host's bundler does that.
 */
export const buildModules = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: "warn",
    root: runtimeFolder,
    // Independent of NODE_ENV: the development runtime of JSX would include our folder names.
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
