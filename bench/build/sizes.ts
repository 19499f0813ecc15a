import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { frameworks } from "../frameworks/list.ts";
import { benchFolder } from "../folders.ts";

/** What the adapters import from each package. */
const imported: Record<string, string> = {
  qiankun: "loadMicroApp, prefetchApps",
  "single-spa": "registerApplication, start, triggerAppChange",
  "@micro-zoe/micro-app": "default, preFetch, renderApp, unmountApp",
  wujie: "startApp, preloadApp",
  garfish: "default",
  "@ice/stark": "createMicroApp, prefetchApps, unmountMicroApp",
};

/**
 * The script of a page that uses these exports of a package, so that the bundler drops the others.
 */
const pageScript = (names: string, from: string) => {
  const used = names.split(", ").map((name, at) => ({ name, local: `used${at}` }));
  const list = used.map(({ name, local }) => `${name} as ${local}`);
  const locals = used.map(({ local }) => local);
  return `import { ${list.join()} } from ${JSON.stringify(from)}; globalThis.used = [${locals.join()}];`;
};
const entryOf = (name: string, runtime: string): string | undefined => {
  const { package: from } = frameworks.find((one) => one.name === name) ?? {};
  if (from) return pageScript(imported[from] ?? "", from);
  return name === "ours" ? pageScript("createRuntime", runtime) : undefined;
};

/**
 * Ours loads these at the first mount, in parallel with the app's files: they count for every host.
 */
const ofEveryMount = /^(?:running-parts|page-parts|read-entry)/;

/**
 * If every sub-app has a realm, ours loads these instead for a legacy one; their imports count too.
 */
const ofRealm = /^(?:running-parts|load-realm)/;

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
        enforce: "pre",
        load(id) {
          // Vite's own helper, which any page with a lazy part already has.
          if (id === "\0vite/preload-helper.js")
            return "export const __vitePreload = (load) => load();";
          return id === join(benchFolder, "size.js") ? entry : undefined;
        },
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: "es2022",
      minify: true,
      rolldownOptions: {
        input: "bench:size",
        // As Vite builds a page: nothing imports from its script, so shared parts can go into it.
        preserveEntrySignatures: false,
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
  const first = loadedWith(({ isEntry }) => isEntry);
  return [
    first,
    loadedWith(({ isEntry, name }) => isEntry || ofEveryMount.test(name)),
    loadedWith(({ isEntry, name }) => isEntry || ofRealm.test(name)) - first,
    sum(chunks.map(compressed)),
  ];
};

/**
 * Bytes of each framework: a host's initial load, what any mount needs, what ours also needs for a
 * legacy sub-app in a realm, and the total with everything that may load later.
 */
export const buildSizes = async (names: readonly string[], runtime: string) => {
  const [first, mount, realm, all]: Record<string, number[]>[] = [{}, {}, {}, {}];
  for (const name of names) {
    const entry = entryOf(name, runtime);
    if (!entry) continue;
    const sizes = await measure(entry);
    for (const [at, figures] of [first, mount, realm, all].entries())
      if (name === "ours" || figures !== realm) figures![name] = [sizes[at]!];
  }
  return { first: first!, mount: mount!, realm: realm!, all: all! };
};
