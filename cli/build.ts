import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { SubAppManifest } from "@console-shell/contract";
import { uploadBytes } from "@console-shell/contract/words/limits";
import { releaseFileTypes, releaseLimits } from "@console-shell/contract/words/sub-app-releases";
import { Failure } from "./failure.ts";
import { readJson, readPackage } from "./settings.ts";
import { formatSize } from "./texts.ts";

/** One file of a build. */
export interface BuiltFile {
  /** In the release, with slashes. */
  path: string;
  /** On the disk. */
  file: string;
  /** As in `<script integrity>`. */
  hash: string;
  size: number;
}

export interface Build {
  manifest: SubAppManifest;
  files: BuiltFile[];
}

const types: ReadonlySet<string> = new Set(releaseFileTypes);

/** The manifest is part of the release itself, and the console compresses files by itself. */
const leftOut = /^manifest\.json$|(?:^|\/)\.|\.(?:br|gz)$/;

const readFiles = async (folder: string, sourceMaps: boolean): Promise<BuiltFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return { file, path: relative(folder, file).split(sep).join("/") };
    })
    .filter(({ path }) => !leftOut.test(path) && (sourceMaps || !path.endsWith(".map")))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const files: BuiltFile[] = [];
  for (const one of found) {
    const bytes = await readFile(one.file);
    const hash = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
    files.push({ ...one, hash, size: bytes.length });
  }
  return files;
};

/** Why the console can't store a file; undefined if it can. */
const problemOf = ({ path, size }: BuiltFile): string | undefined => {
  if (!types.has(extname(path).slice(1).toLowerCase()))
    return `its type isn’t one of ${releaseFileTypes.join(", ")}`;
  return size > uploadBytes ? `it’s larger than ${formatSize(uploadBytes)}` : undefined;
};

/** Refuses what the console would refuse after the upload. */
const checkFiles = (files: readonly BuiltFile[]): void => {
  const problems = files.flatMap((file) => {
    const problem = problemOf(file);
    return problem ? [`  ${file.path}: ${problem}`] : [];
  });
  const size = files.reduce((total, file) => total + file.size, 0);
  if (files.length > releaseLimits.files)
    problems.push(
      `  A release has at most ${releaseLimits.files} files, this one ${files.length}.`,
    );
  if (size > releaseLimits.totalSize)
    problems.push(
      `  A release has at most ${formatSize(releaseLimits.totalSize)}, this one ${formatSize(size)}.`,
    );
  if (problems.length > 0)
    throw new Failure("refused", `A release can’t contain this:\n${problems.join("\n")}`, {
      next: "Change the build, then publish again. Nothing was uploaded.",
    });
};

/** Reads a sub-app's build and checks what can be checked without the console. */
export const readBuild = async (
  folder: string,
  dist: string,
  sourceMaps: boolean,
): Promise<Build> => {
  const manifest = await readJson<SubAppManifest>(join(folder, dist, "manifest.json"));
  if (!manifest)
    throw new Failure("refused", `There is no build in ${dist}/: manifest.json is missing.`, {
      next: "Build first: `npm run build`.",
    });
  const version = (await readPackage(folder))?.version;
  if (version && version !== manifest.version)
    throw new Failure(
      "refused",
      `package.json has version ${version}, but ${dist}/ was built as ${manifest.version}.`,
      { next: "Build again: `npm run build`." },
    );
  const files = await readFiles(join(folder, dist), sourceMaps);
  checkFiles(files);
  return { manifest, files };
};
