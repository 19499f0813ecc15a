import {
  reservedNames,
  subAppNamePattern,
  subAppNames,
} from "@console-shell/contract/words/sub-app-names";
import { cp, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** `react` has the SDK; `foreign` (Vue) and `svelte` bring their own framework. */
export const templates = ["react", "foreign", "svelte"] as const;
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

/** The sub-app that the templates are written for. */
const placeholder = { name: "my-app", title: "My app" };

const nameProblem = (name: string): string | undefined => {
  if (!subAppNamePattern.test(name))
    return `"${name}" can't be a name: use words of a-z and 0-9, joined by hyphens.`;
  if ([...reservedNames, ...subAppNames].includes(name))
    return `"${name}" is an address or an app of the console: use another name.`;
  return undefined;
};

/** Package → the address of its tarball. */
type Addresses = Record<string, string>;

/** What the console serves. The names have a hash, so an address in a lock file never gets other bytes. */
const addressesAt = async (from: string): Promise<Addresses> => {
  const url = new URL("/-/sdk/index.json", from);
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error(`Couldn't reach ${url.origin}.`, { cause: error });
  });
  const text = await response.text();
  if (response.status === 503) throw new Error(text.trim());
  if (!response.headers.get("content-type")?.startsWith("application/json"))
    throw new Error(`${url.origin} doesn't answer like a console.`);
  const names = Object.entries(JSON.parse(text) as Addresses);
  return Object.fromEntries(names.map(([name, archive]) => [name, new URL(archive, url).href]));
};

/**
 * All of the console's packages are listed, so npm finds each version that another of them asks for already installed,
 * and doesn't look for it in the registry.
 */
const withAddresses = (text: string, addresses: Addresses): string => {
  const manifest = JSON.parse(text) as PackageJson;
  for (const dependency of Object.keys(manifest.devDependencies))
    manifest.devDependencies[dependency] =
      addresses[dependency] ?? manifest.devDependencies[dependency]!;
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
  const addresses = from === undefined ? {} : await addressesAt(from);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} isn't empty: use another name, or empty it first.`);
  for (const part of ["common", template])
    await cp(join(import.meta.dirname, "templates", part), folder, { recursive: true });
  // npm leaves out a file with its real name.
  await rename(join(folder, "gitignore"), join(folder, ".gitignore"));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const text = (await readFile(path, "utf8"))
      .replaceAll(placeholder.name, name)
      .replaceAll(placeholder.title, titleOf(name));
    const isManifest = path === join(folder, "package.json");
    await writeFile(path, isManifest ? withAddresses(text, addresses) : text);
  }
};
