import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** One file that a host's page loads, minified; `lazy` ones only when they are needed. */
export interface Measured {
  name: string;
  lazy: boolean;
  bytes: number;
  gzip: number;
  /** Files that have to be there before this one runs. */
  imports: string[];
}

const preloadHelper = "\0vite/preload-helper.js";

/** The script of a page that uses this, and nothing else, of the package. */
export const scriptWith = (name: string): string =>
  `import { ${name} } from "./index.js"; globalThis.used = ${name};`;

/** Bundles the script of a host's page, and tells the size of each file of it. */
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
          // Vite's own, which any page with a lazy part has already.
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
        // As Vite builds a page: nobody imports from its script, so that shared parts lie in it.
        preserveEntrySignatures: false,
      },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === "chunk"));
  // What lazy parts share may be a file of its own; it is as lazy as they are.
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const file of atOnce)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      atOnce.add(next);
  return chunks.map(({ name, fileName, code, imports }) => {
    const [bytes, gzip] = [Buffer.byteLength(code), gzipSync(code, { level: 9 }).length];
    return { name, lazy: !atOnce.has(fileName), bytes, gzip, imports };
  });
};
