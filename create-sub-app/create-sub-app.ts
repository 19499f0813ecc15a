import { connectionFailure, consoleOrigin } from "@console-shell/contract/words/console-url";
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

/** The folders that are copied for each. */
const partsOf: Record<Template, readonly string[]> = {
  react: ["common", "react"],
  foreign: ["common", "own-framework", "foreign"],
  svelte: ["common", "own-framework", "svelte"],
};

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

interface Named {
  name: string;
  version: string;
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

/** Milliseconds without an answer. */
const patience = 60_000;

const isType = ({ headers }: Response, type: string) =>
  headers.get("content-type")?.startsWith(type) ?? false;

const indexOf = (text: string): Addresses | undefined => {
  try {
    return JSON.parse(text) as Addresses;
  } catch {
    return undefined;
  }
};

/** What the console serves. The names have a hash, so an address in a lock file never gets other bytes. */
const addressesAt = async (console: string): Promise<Addresses> => {
  const url = new URL("/-/sdk/index.json", console);
  const response = await fetch(url, {
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw new Error(`Couldn't reach ${console} (${connectionFailure(error)}). Check the URL.`, {
      cause: error,
    });
  });
  const text = await response.text();
  const to = response.headers.get("location");
  if (to) throw new Error(`${console} redirects to ${to}. Use that URL instead.`);
  // A console that hasn't packed yet says when; a proxy's page says nothing.
  if (response.status === 503 && isType(response, "text/plain")) throw new Error(text.trim());
  const index = response.ok && isType(response, "application/json") ? indexOf(text) : undefined;
  if (!index)
    throw new Error(
      `${console} doesn't answer like a console (status ${response.status}). Check the URL.`,
    );
  const names = Object.entries(index);
  return Object.fromEntries(names.map(([name, archive]) => [name, new URL(archive, url).href]));
};

/**
 * Names the console, for the programs that work with it, and its packages: all are listed, so npm finds each version
 * that another of them asks for already installed, and doesn't look for it in the registry.
 */
const withConsole = (text: string, addresses: Addresses, console: string | undefined): string => {
  const { name, version, ...manifest } = JSON.parse(text) as PackageJson & Named;
  for (const dependency of Object.keys(manifest.devDependencies))
    manifest.devDependencies[dependency] =
      addresses[dependency] ?? manifest.devDependencies[dependency]!;
  const config = console !== undefined && { config: { console } };
  return `${JSON.stringify({ name, version, ...config, ...manifest }, undefined, 2)}\n`;
};

const titleOf = (name: string): string =>
  (name[0] ?? "").toUpperCase() + name.slice(1).replaceAll("-", " ");

/** Writes a new sub-app into the folder, which must be empty or missing. */
export const createSubApp = async ({ name, folder, template, from }: Choices): Promise<void> => {
  const problem = nameProblem(name);
  if (problem) throw new Error(problem);
  const console = from === undefined ? undefined : consoleOrigin(from);
  if (from !== undefined && !console)
    throw new Error(`"${from}" isn't the URL of a console, such as https://console.example.`);
  const addresses = console ? await addressesAt(console) : {};
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} isn't empty: use another name, or empty it first.`);
  for (const part of partsOf[template])
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
    await writeFile(path, isManifest ? withConsole(text, addresses, console) : text);
  }
};
