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

const compressed = ({ code }: Rolldown.OutputChunk) => gzipSync(code, { level: 9 }).length;
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

const measure = async (entry: string): Promise<[first: number, all: number]> => {
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
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of first)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      first.add(next);
  return [
    sum(chunks.filter(({ fileName }) => first.has(fileName)).map(compressed)),
    sum(chunks.map(compressed)),
  ];
};

/** Bytes of each framework: what a host loads at once, and with everything that it may load later. */
export const buildSizes = async (names: readonly string[], runtime: string) => {
  const first: Record<string, number[]> = {};
  const all: Record<string, number[]> = {};
  for (const name of names) {
    const entry = entryOf(name, runtime);
    if (!entry) continue;
    const [atOnce, everything] = await measure(entry);
    first[name] = [atOnce];
    all[name] = [everything];
  }
  return { first, all };
};
