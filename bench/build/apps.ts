import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { generatedComponents, reactStyles } from "../apps/react/generated.ts";
import { appsFolder, benchFolder } from "../folders.ts";

export interface BuiltApp {
  name: string;
  /** The entry first, then its static imports, nearest first. */
  modules: string[];
}

const source = (path: string) => join(benchFolder, "apps", path);

const tinyStyles = () =>
  ".bench-sentinel { --bench-styled: yes } ul { list-style: none } .chosen { font-weight: bold }";

const sources = [
  { name: "reacta", main: source("react/main.tsx"), styles: reactStyles },
  { name: "reactb", main: source("react/main.tsx"), styles: reactStyles },
  { name: "small", main: source("small/main.tsx"), styles: reactStyles },
  { name: "tinya", main: source("tiny/main.ts"), styles: tinyStyles },
  { name: "tinyb", main: source("tiny/main.ts"), styles: tinyStyles },
  {
    name: "exec",
    main: source("exec/main.ts"),
    styles: () => ".bench-sentinel { --bench-styled: yes }",
  },
  {
    name: "leaky",
    main: source("leaky/main.ts"),
    styles: () =>
      ".bench-sentinel { --bench-styled: yes } .bench-static { background: rgb(4, 5, 6) }",
  },
];

/** The UMD entry: exposes the app's lifecycles in every way that a framework looks for them. */
const legacyEntry = (name: string, main: string): Plugin => ({
  name: "bench-legacy-entry",
  resolveId: (id) => (id === "bench:legacy" ? "\0bench:legacy.js" : undefined),
  load: (id) =>
    id === "\0bench:legacy.js"
      ? `import * as app from ${JSON.stringify(main)};
         import { garfishProvider, offerLifecycles } from ${JSON.stringify(source("legacy.ts"))};
         offerLifecycles(${JSON.stringify(name)}, app);
         export const { bootstrap, mount, unmount } = app;
         export const provider = garfishProvider(app);`
      : undefined,
});

/** Chunks as in a larger app: vendor, shared parts, features, the app, the entry. */
const groups = [
  { name: "vendor", test: /node_modules/, priority: 3 },
  { name: "ui", test: /apps\/react\/ui/, priority: 2 },
  ...Array.from({ length: 5 }, (_, at) => ({
    name: `feature-${at}`,
    test: (id: string) => {
      const made = /bench:(component|feature)-(\d+)\.js/.exec(id);
      if (!made) return false;
      return (made[1] === "feature" ? Number(made[2]) : Math.floor(Number(made[2]) / 30)) === at;
    },
    priority: 2,
  })),
  { name: "app", test: /apps\/react\/App|react\/features|apps\/page/, priority: 1 },
];

const common = (name: string, main: string, outDir: string, output: Rolldown.OutputOptions) => ({
  configFile: false as const,
  logLevel: "error" as const,
  root: benchFolder,
  define: { APP_NAME: JSON.stringify(name), "process.env.NODE_ENV": '"production"' },
  plugins: [generatedComponents(source("react")), react(), legacyEntry(name, main)],
  build: {
    outDir,
    emptyOutDir: true,
    modulePreload: false as const,
    target: "es2022",
    minify: true,
    rolldownOptions: { output },
  },
});

/** Chunks in the order in which a browser discovers them. */
const staticGraph = (chunks: readonly Rolldown.OutputChunk[]): string[] => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next);
  return [...found];
};

const chunksOf = (built: unknown): Rolldown.OutputChunk[] =>
  ([built].flat() as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => [...output])
    .filter((file) => file.type === "chunk");

const page = (head: string) =>
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body><div id="root"></div></body></html>`;

const buildApp = async ({ name, main, styles }: (typeof sources)[number]): Promise<BuiltApp> => {
  const esm = join(appsFolder, name, "esm");
  const umd = join(appsFolder, name, "umd");
  const modular = common(name, main, esm, {
    format: "es",
    entryFileNames: "main.js",
    chunkFileNames: "[name].js",
    codeSplitting: { groups, includeDependenciesRecursively: false },
  });
  modular.build.rolldownOptions = {
    ...modular.build.rolldownOptions,
    input: main,
    preserveEntrySignatures: "allow-extension",
  } as typeof modular.build.rolldownOptions;
  const modules = staticGraph(chunksOf(await build(modular)));

  const classic = common(name, main, umd, {
    format: "umd",
    name,
    entryFileNames: "main.js",
    exports: "named",
  });
  classic.build.rolldownOptions = {
    ...classic.build.rolldownOptions,
    input: "bench:legacy",
    preserveEntrySignatures: "strict",
  } as typeof classic.build.rolldownOptions;
  await build(classic);

  const preloads = modules.slice(1).map((file) => `<link rel="modulepreload" href="./${file}">`);
  const style = '<link rel="stylesheet" href="./style.css">';
  await mkdir(esm, { recursive: true });
  await writeFile(
    join(esm, "index.html"),
    page(`<script type="module" entry src="./main.js"></script>${preloads.join("")}${style}`),
  );
  await writeFile(
    join(umd, "index.html"),
    page(style).replace("</body>", '<script src="./main.js"></script></body>'),
  );
  for (const folder of [esm, umd]) await writeFile(join(folder, "style.css"), styles());
  return { name, modules };
};

/** Builds every app from the same source, once per format. */
export const buildApps = async (): Promise<BuiltApp[]> => {
  const built: BuiltApp[] = [];
  for (const app of sources) built.push(await buildApp(app));
  return built;
};
