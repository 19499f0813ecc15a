import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** One minified file that a host's page loads; `lazy` ones load on demand. */
export interface Measured {
  name: string;
  lazy: boolean;
  bytes: number;
  gzip: number;
  /** Files that must load before this one runs. */
  imports: string[];
}

const preloadHelper = "\0vite/preload-helper.js";

/** The script of a page that uses this export of the package and nothing else. */
export const scriptWith = (name: string): string =>
  `import { ${name} } from "./index.js"; globalThis.used = ${name};`;

/** Bundles the script of a host's page, and reports the size of each output file. */
export const measure = async (folder: string, script: string): Promise<Measured[]> => {
  const id = join(folder, "measured-host.js");
  const result = await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    plugins: [
      {
        name: "measured-host",
        resolveId: (source) => (source === id ? id : undefined),
        enforce: "pre",
        load(source) {
          // Vite's own helper, which any page with a lazy part already has.
          if (source === preloadHelper) return "export const __vitePreload = (load) => load();";
          return source === id ? script : undefined;
        },
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: "es2024",
      rolldownOptions: {
        input: id,
        external: /^react($|\/)/,
        // As Vite builds a page: nothing imports from its script, so shared parts can go into it.
        preserveEntrySignatures: false,
      },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === "chunk"));
  // Parts shared by lazy chunks may get their own file, which is just as lazy.
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const file of atOnce)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      atOnce.add(next);
  return chunks.map(({ name, fileName, code, imports }) => {
    const [bytes, gzip] = [Buffer.byteLength(code), gzipSync(code, { level: 9 }).length];
    return { name, lazy: !atOnce.has(fileName), bytes, gzip, imports };
  });
};
