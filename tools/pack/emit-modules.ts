import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { root } from "../build/targets.ts";
import { importsOf } from "../fence/imports-of.ts";
import { entriesOf, type PublishedPackage } from "./workspace.ts";

const run = promisify(execFile);
const compiler = join(
  dirname(fileURLToPath(import.meta.resolve("typescript/package.json"))),
  "bin/tsc",
);

/** Where a declaration imports another one by its source file. */
const sourceImport = /(?<=\bfrom "|\bimport\(?"|\bimport ")(\.[^"]+?)\.tsx?(?=")/g;

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

/**
 * The contract's declarations use the runtime's types. Who installs the contract doesn't install the runtime, so they
 * are copied along.
 */
const runtimeTypes = "@console-shell/runtime/types";

/** Copies emitted modules or declarations: the entries, and what they import. Stylesheets come from the sources. */
const copyReachable = async (
  emitted: string,
  sources: string,
  target: string,
  entries: string[],
): Promise<void> => {
  const wanted = new Set(entries);
  for (const path of wanted) {
    if (path.endsWith(".css")) {
      await mkdir(dirname(join(target, path)), { recursive: true });
      await copyFile(join(sources, path), join(target, path));
      continue;
    }
    const source = (await readFile(join(emitted, path), "utf8")).replace(sourceImport, "$1.js");
    if (path.endsWith(".d.ts") && source.includes(runtimeTypes))
      wanted.add("../runtime/types.d.ts");
    const text = source.replaceAll(runtimeTypes, relative(dirname(path), "runtime/types.js"));
    await write(join(target, path.replace("../", "")), text);
    for (const { specifier } of importsOf(path, source)) {
      if (!specifier.startsWith(".")) continue;
      const imported = join(dirname(path), specifier);
      wanted.add(path.endsWith(".d.ts") ? imported.replace(/\.js$/, ".d.ts") : imported);
    }
  }
};

/**
 * Writes the packages' modules and declarations into `<target>/<folder>`: one module per source, by the compiler. A
 * package with a vite.config.ts is bundled as that says.
 */
export const emitModules = async (
  packages: readonly PublishedPackage[],
  target: string,
): Promise<void> => {
  await mkdir(join(root, ".cache"), { recursive: true });
  // Inside the repository, where the compiler finds the types of Node and Vite.
  const work = await mkdtemp(join(root, ".cache/pack-"));
  try {
    const project = join(work, "tsconfig.json");
    const compilerOptions = {
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      noCheck: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir: join(work, "emitted"),
      types: ["node", "vite/client"],
    };
    const files = packages.flatMap((one) =>
      entriesOf(one).map((entry) => join(root, one.folder, entry)),
    );
    const settings = { extends: join(root, "tsconfig.base.json"), compilerOptions, files };
    await writeFile(project, JSON.stringify(settings));
    // It runs for seconds and is written in Go: collecting garbage would be a quarter of that.
    const env = { GOGC: "400", ...process.env };
    await run(process.execPath, [compiler, "--project", project], { env }).catch(
      (error: unknown) => {
        throw new Error((error as { stdout: string }).stdout, { cause: error });
      },
    );
    for (const one of packages) {
      const [emitted, source] = [join(work, "emitted", one.folder), join(root, one.folder)];
      const output = join(target, one.folder);
      const entries = (extension: string) =>
        entriesOf(one).map((entry) => entry.replace(/\.tsx?$/, extension));
      const configFile = join(source, "vite.config.ts");
      if (existsSync(configFile))
        await build({
          root: source,
          configFile,
          configLoader: "native",
          logLevel: "warn",
          build: { outDir: output, emptyOutDir: true },
        });
      else await copyReachable(emitted, source, output, entries(".js"));
      await copyReachable(emitted, source, output, entries(".d.ts"));
    }
  } finally {
    await rm(work, { recursive: true });
  }
};
