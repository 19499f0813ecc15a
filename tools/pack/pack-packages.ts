import { buildShared } from "@console-shell/ui/shared";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../build/targets.ts";
import { emitModules } from "./emit-modules.ts";
import { type PublishedPackage, publishedManifest } from "./workspace.ts";

const run = promisify(execFile);

/**
 * Names the content, so that an address with this name never gets other bytes. What people type after the console's
 * address is the short beginning: `/-/sdk/create.tgz`.
 */
const archiveName = ({ folder, manifest }: PublishedPackage, content: Buffer): string => {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
  return `${folder.replace("-sub-app", "")}-${manifest.version}-${hash}.tgz`;
};

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
 * publishes as they are. `index.json` names each package's tarball. Resolves with the tarballs' paths.
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
    const index: Record<string, string> = {};
    for (const one of packages) {
      const { name } = one.manifest;
      const { filename = "" } = packed.find((archive) => archive.name === name) ?? {};
      const content = await readFile(join(work, filename));
      index[name] = archiveName(one, content);
      await writeFile(join(target, index[name]), content);
    }
    await writeFile(join(target, "index.json"), JSON.stringify(index, undefined, 2));
    return Object.values(index).map((archive) => join(target, archive));
  } finally {
    await rm(work, { recursive: true });
  }
};
