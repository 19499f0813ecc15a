import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { frameworks } from "../frameworks/list.ts";
import { benchFolder } from "../folders.ts";

/** What the adapters import of each package. */
const imported: Record<string, string> = {
  qiankun: "loadMicroApp, prefetchApps",
  "single-spa": "registerApplication, start, triggerAppChange",
  "@micro-zoe/micro-app": "default as microApp, preFetch, renderApp, unmountApp",
  wujie: "startApp, preloadApp",
  garfish: "default as Garfish",
  "@ice/stark": "createMicroApp, prefetchApps, unmountMicroApp",
};

const entryOf = (name: string, runtime: string): string | undefined => {
  const { package: from } = frameworks.find((one) => one.name === name) ?? {};
  if (from) return `export { ${imported[from]} } from "${from}";`;
  return name === "ours"
    ? `export { createRuntime } from ${JSON.stringify(join(runtime, "index.ts"))};`
    : undefined;
};

/** Ours loads this at the first mount, while the app's files are on their way: it counts for every host. */
const ofEveryMount = /^running-parts/;

const compressed = ({ code }: Rolldown.OutputChunk) => gzipSync(code, { level: 9 }).length;
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

const measure = async (entry: string): Promise<number[]> => {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    root: benchFolder,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "bench-size",
        resolveId: (id) => (id === "bench:size" ? join(benchFolder, "size.js") : undefined),
        load: (id) => (id === join(benchFolder, "size.js") ? entry : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: "es2022",
      minify: true,
      rolldownOptions: {
        input: "bench:size",
        preserveEntrySignatures: "strict",
        external: [/^react(-dom|-router)?(\/|$)/],
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === "chunk");
  const loadedWith = (wanted: (chunk: Rolldown.OutputChunk) => boolean) => {
    const loaded = new Set(chunks.filter(wanted));
    for (const { imports } of loaded)
      for (const next of chunks) if (imports.includes(next.fileName)) loaded.add(next);
    return sum([...loaded].map(compressed));
  };
  return [
    loadedWith(({ isEntry }) => isEntry),
    loadedWith(({ isEntry, name }) => isEntry || ofEveryMount.test(name)),
    sum(chunks.map(compressed)),
  ];
};

/**
 * Bytes of each framework: what a host loads at once, what any mount needs, and with everything that
 * may be loaded later.
 */
export const buildSizes = async (names: readonly string[], runtime: string) => {
  const [first, mount, all]: Record<string, number[]>[] = [{}, {}, {}];
  for (const name of names) {
    const entry = entryOf(name, runtime);
    if (!entry) continue;
    const sizes = await measure(entry);
    for (const [at, figures] of [first, mount, all].entries()) figures![name] = [sizes[at]!];
  }
  return { first: first!, mount: mount!, all: all! };
};
