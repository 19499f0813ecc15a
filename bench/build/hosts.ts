import { join } from "node:path";
import { build, type Plugin } from "vite";
import { frameworks } from "../frameworks/list.ts";
import { benchFolder, hostsFolder } from "../folders.ts";

const adapterOf = (name: string, runtime: string): Plugin => ({
  name: "bench-framework",
  enforce: "pre",
  resolveId(id) {
    if (id === "@console-shell/runtime") return runtime;
    return id === "./chosen-framework.ts"
      ? join(benchFolder, "frameworks", `${name}.ts`)
      : undefined;
  },
});

/**
 * Builds the measuring page once per framework, as a host's production bundle; ours with the runtime's package, whose
 * entry is `runtime`.
 */
export const buildHosts = async (names: readonly string[], runtime: string): Promise<void> => {
  for (const { name } of frameworks.filter(({ name }) => names.includes(name)))
    await build({
      configFile: false,
      logLevel: "error",
      root: benchFolder,
      define: { "process.env.NODE_ENV": '"production"' },
      plugins: [adapterOf(name, runtime)],
      build: {
        outDir: join(hostsFolder, name),
        emptyOutDir: true,
        modulePreload: false,
        target: "es2022",
        minify: true,
        rolldownOptions: {
          input: join(benchFolder, "page/main.ts"),
          output: {
            entryFileNames: "host.js",
            chunkFileNames: "[name]-[hash].js",
            // As the runtime's README recommends; for every framework.
            postBanner: "//# allFunctionsCalledOnLoad",
          },
        },
      },
    });
};
