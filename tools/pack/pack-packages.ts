import { buildShared } from "@console-shell/ui/shared";
import { execFile } from "node:child_process";
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../build/targets.ts";
import { emitModules } from "./emit-modules.ts";
import { type PublishedPackage, publishedManifest } from "./workspace.ts";

const run = promisify(execFile);

/** What people type after the console's address is short: `/-/sdk/create.tgz`. */
const archiveName = (folder: string): string => `${folder.replace("-sub-app", "")}.tgz`;

/** Completes a package next to its modules: manifest, documents, and the files that its manifest lists. */
const addFiles = async ({ folder, manifest }: PublishedPackage, output: string): Promise<void> => {
  await writeFile(
    join(output, "package.json"),
    `${JSON.stringify(publishedManifest(manifest), undefined, 2)}\n`,
  );
  for (const name of ["README.md", ...(manifest.files ?? [])])
    await cp(join(root, folder, name), join(output, name), { recursive: true });
  await copyFile(join(root, "LICENSE"), join(output, "LICENSE"));
};

/**
 * Builds the packages for Node and browsers that know no TypeScript, and packs them as tarballs, which npm installs and
 * publishes as they are. Resolves with the tarballs' paths.
 */
export const packPackages = async (
  packages: readonly PublishedPackage[],
  target: string,
): Promise<string[]> => {
  if (packages.some(({ folder }) => folder === "ui")) await buildShared("development");
  await mkdir(target, { recursive: true });
  const work = await mkdtemp(join(tmpdir(), "console-pack-"));
  try {
    await emitModules(packages, work);
    for (const one of packages) await addFiles(one, join(work, one.folder));
    const folders = packages.map(({ folder }) => `./${folder}`);
    const options = ["--json", "--offline", "--ignore-scripts"];
    const { stdout } = await run("npm", ["pack", ...options, ...folders], { cwd: work });
    const packed = JSON.parse(stdout) as { name: string; filename: string }[];
    return await Promise.all(
      packages.map(async ({ folder, manifest }) => {
        const { filename = "" } = packed.find(({ name }) => name === manifest.name) ?? {};
        const archive = join(target, archiveName(folder));
        await copyFile(join(work, filename), archive);
        return archive;
      }),
    );
  } finally {
    await rm(work, { recursive: true });
  }
};
