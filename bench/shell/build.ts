import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { subAppNames } from "@console-shell/contract";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { builtFolder, repository } from "../folders.ts";

/** The compared builds, one folder per page. */
export const comparedFolder = join(builtFolder, "shell");

const bundle = (root: string, base: string, outDir: string): Promise<unknown> =>
  build({
    configFile: false,
    root,
    base,
    logLevel: "error",
    mode: "production",
    plugins: [react()],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { outDir, emptyOutDir: true, target: "esnext", reportCompressedSize: false },
  });

/** A page that runs a stand-alone sub-app, with everything it imports in its own files. */
const writeAlone = (name: string): string => {
  const folder = join(comparedFolder, "source", name);
  mkdirSync(folder, { recursive: true });
  const at = (path: string) => JSON.stringify(join(repository, path));
  writeFileSync(
    join(folder, "main.ts"),
    `import { runStandalone } from ${at("sdk/standalone/index.ts")};
void runStandalone(import(${at(`sub-apps/${name}/main.tsx`)}), { name: ${JSON.stringify(name)}, permissions: [] });
`,
  );
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><link rel="icon" href="data:,">
<title>${name}</title></head><body><script type="module" src="./main.ts"></script></body></html>`,
  );
  return folder;
};

/** Builds the plain login page and the seven sub-apps, each with everything bundled into it. */
export const buildCompared = async (): Promise<void> => {
  await bundle(join(import.meta.dirname, "plain"), "/plain/", join(comparedFolder, "plain"));
  for (const name of subAppNames)
    await bundle(writeAlone(name), `/${name}/`, join(comparedFolder, name));
};
