import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildModules } from "./build-modules.ts";
import { emitTypes } from "./emit-types.ts";
import { distFolder, runtimeFolder } from "./folders.ts";
import { publishedManifest } from "./manifest.ts";

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
