import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildModules } from "./build-modules.ts";
import { distFolder, runtimeFolder } from "./folders.ts";
import { entriesOf, publishedManifest } from "./manifest.ts";
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const compiler = join(
  dirname(fileURLToPath(import.meta.resolve("typescript/package.json"))),
  "bin/tsc",
);

/** Matches where a declaration imports another one by its source file. */
const relative = /(?<=\bfrom "|\bimport\(")(\.[^"]+?)\.tsx?(?=")/g;

/** Writes only the declarations that the exports need. */
const emitTypes = async (folder: string): Promise<void> => {
  const emitted = await mkdtemp(join(tmpdir(), "runtime-types-"));
  try {
    const project = join(runtimeFolder, "pack/tsconfig.json");
    await run(process.execPath, [compiler, "--project", project, "--outDir", emitted]);
    const wanted = new Set(Object.keys(entriesOf()));
    for (const path of wanted) {
      const text = await readFile(join(emitted, `${path}.d.ts`), "utf8");
      for (const [, target = ""] of text.matchAll(relative))
        wanted.add(join(dirname(path), target));
      const file = join(folder, `${path}.d.ts`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text.replace(relative, "$1.js"));
    }
  } finally {
    await rm(emitted, { recursive: true });
  }
};

/** Builds a folder ready for `npm publish`: modules, declarations, manifest, documents. */
export const packRuntime = async (folder: string = distFolder): Promise<void> => {
  await buildModules(folder);
  await emitTypes(join(folder, "types"));
  await writeFile(
    join(folder, "package.json"),
    `${JSON.stringify(publishedManifest(), undefined, 2)}\n`,
  );
  for (const document of ["README.md", "SPEC.md", "../LICENSE"])
    await copyFile(join(runtimeFolder, document), join(folder, document.replace("../", "")));
};
