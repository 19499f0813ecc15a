import {
  reservedNames,
  subAppNamePattern,
  subAppNames,
} from "@console-shell/contract/words/sub-app-names";
import { cp, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** `react` has the SDK; `foreign` brings its own framework. */
export const templates = ["react", "foreign"] as const;
export type Template = (typeof templates)[number];

interface Choices {
  name: string;
  folder: string;
  template: Template;
  /** The console that the packages come from; by default npm's registry. */
  from?: string | undefined;
}

interface PackageJson {
  devDependencies: Record<string, string>;
}

const scope = "@console-shell/";
/** The sub-app that the templates are written for. */
const placeholder = { name: "my-app", title: "My app" };

const nameProblem = (name: string): string | undefined => {
  if (!subAppNamePattern.test(name))
    return `"${name}" can't be a name: use words of a-z and 0-9, joined by hyphens.`;
  if ([...reservedNames, ...subAppNames].includes(name))
    return `"${name}" is an address or an app of the console: use another name.`;
  return undefined;
};

/** The address of a package that a console serves. */
const archiveAt = (from: string, dependency: string): string =>
  new URL(`/-/sdk/${dependency.slice(scope.length)}.tgz`, from).href;

/**
 * All of the console's packages are listed, so npm finds each version that another of them asks for already installed,
 * and doesn't look for it in the registry.
 */
const fromConsole = (text: string, from: string): string => {
  const manifest = JSON.parse(text) as PackageJson;
  for (const dependency of Object.keys(manifest.devDependencies))
    if (dependency.startsWith(scope))
      manifest.devDependencies[dependency] = archiveAt(from, dependency);
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
};

const titleOf = (name: string): string =>
  (name[0] ?? "").toUpperCase() + name.slice(1).replaceAll("-", " ");

/** Writes a new sub-app into the folder, which must be empty or missing. */
export const createSubApp = async ({ name, folder, template, from }: Choices): Promise<void> => {
  const problem = nameProblem(name);
  if (problem) throw new Error(problem);
  if (from !== undefined && !/^https?:$/.test(URL.parse(from)?.protocol ?? ""))
    throw new Error(`"${from}" isn't the URL of a console, such as https://console.example.`);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} isn't empty: use another name, or empty it first.`);
  await cp(join(import.meta.dirname, "templates", template), folder, { recursive: true });
  // npm leaves out a file with its real name.
  await rename(join(folder, "gitignore"), join(folder, ".gitignore"));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const text = (await readFile(path, "utf8"))
      .replaceAll(placeholder.name, name)
      .replaceAll(placeholder.title, titleOf(name));
    const isManifest = path === join(folder, "package.json");
    await writeFile(path, isManifest && from !== undefined ? fromConsole(text, from) : text);
  }
};
