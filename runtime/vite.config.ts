import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Rolldown } from "vite";

/** The sources that the package exports: path without extension → file. */
const entries = (): Record<string, string> => {
  const manifest = readFileSync(join(import.meta.dirname, "package.json"), "utf8");
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string> };
  return Object.fromEntries(
    Object.values(exports).map((path) => [
      path.slice(2).replace(/\.ts$/, ""),
      join(import.meta.dirname, path),
    ]),
  );
};

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
 * The package's ES modules: one per export, and chunks for what they share or load on demand. Not
 * minified: the host's bundler does that.
 */
export default defineConfig({
  // Independent of NODE_ENV: the development runtime of JSX would include our folder names.
  oxc: { jsx: { runtime: "automatic", development: false } },
  build: {
    target: "es2024",
    minify: false,
    lib: { entry: entries(), formats: ["es"] },
    rolldownOptions: {
      external: /^react($|\/)/,
      output: {
        chunkFileNames: "chunks/[name].js",
        codeSplitting: { groups: [{ name: core, debugName: "core", tags: ["$initial"] }] },
      },
    },
  },
});
