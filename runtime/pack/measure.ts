import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** One file that a host's page loads, minified; `lazy` ones only when they are needed. */
export interface Measured {
  name: string;
  lazy: boolean;
  bytes: number;
  gzip: number;
}

/** Bundles a host that imports this, and tells the size of each file of it. */
export const measure = async (folder: string, statement: string): Promise<Measured[]> => {
  const id = join(folder, "measured-host.js");
  const result = await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    plugins: [
      {
        name: "measured-host",
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) => (source === id ? statement : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: "es2024",
      rolldownOptions: { input: id, external: /^react($|\/)/, preserveEntrySignatures: "strict" },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) =>
    output
      .filter((file) => file.type === "chunk")
      .map(({ name, code, isDynamicEntry }) => {
        const [bytes, gzip] = [Buffer.byteLength(code), gzipSync(code, { level: 9 }).length];
        return { name, lazy: isDynamicEntry, bytes, gzip };
      }),
  );
};
