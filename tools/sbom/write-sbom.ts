import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build/root.ts";
import { licenceOf, mayShip } from "./licences.ts";
import { type Bom, shippedOf } from "./shipped.ts";

interface Package {
  name: string;
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, { version?: string; link?: boolean; resolved?: string }>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

/** Helpers for tests, the only workspace that no part of the product needs. */
const notShipped = "testing";

/** Each shipped workspace's name with the names of its production dependencies. */
const readWorkspaces = (lock: Lock): Map<string, string[]> =>
  new Map(
    Object.values(lock.packages)
      .flatMap(({ link, resolved }) =>
        link && resolved && resolved !== notShipped ? resolved : [],
      )
      .map((folder) => {
        const found = readJson(`${folder}/package.json`) as Package;
        const { name, dependencies, peerDependencies, optionalDependencies } = found;
        const all = { ...dependencies, ...peerDependencies, ...optionalDependencies };
        return [name, Object.keys(all)];
      }),
  );

/** The licence files of an installed package. */
const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice|unlicense)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8").trim());

/** Where each package is installed, by `name@version`. */
const foldersOf = (lock: Lock): Map<string, string> =>
  new Map(
    Object.entries(lock.packages)
      .filter(([path, { link }]) => path.includes("node_modules/") && !link)
      .map(([path, { version }]) => [`${path.split("node_modules/").at(-1)!}@${version}`, path]),
  );

/** A licence that may not be shipped. */
export class RefusedLicence extends Error {
  override readonly name = "RefusedLicence";
}

/**
 * Writes the packages that ship, to browsers too, into `sbom.cdx.json` (CycloneDX), and the licences with
 * their texts into `licences.txt`. Returns the packages' names; throws `RefusedLicence`.
 */
export const writeSbom = (folder: string): ReadonlySet<string> => {
  const lock = readJson("package-lock.json") as Lock;
  const workspaces = readWorkspaces(lock);
  // The whole list, even with NODE_ENV=production: npm's own --omit leaves out too much, see shipped.ts.
  const written = execFileSync("npm", ["sbom", "--sbom-format=cyclonedx", "--include=dev"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const bom = shippedOf(JSON.parse(written) as Bom, (name) => workspaces.get(name));
  const { name, version } = readJson("package.json") as Package;
  // npm names it after the folder.
  Object.assign(bom.metadata.component, { type: "application", name, version });
  const folders = foldersOf(lock);
  const refused: string[] = [];
  const foreign = bom.components
    .filter((one) => !workspaces.has(one.name))
    .toSorted((one, other) => (one["bom-ref"] < other["bom-ref"] ? -1 : 1));
  const list = foreign.map((component) => {
    const licence = licenceOf(component.name, component.licenses);
    if (licence === undefined || !mayShip(component.name, licence))
      refused.push(`${component["bom-ref"]}: ${licence ?? "no licence"}`);
    else component.licenses ??= [{ license: { id: licence } }];
    const at = folders.get(component["bom-ref"]);
    const texts = at && existsSync(join(root, at)) ? textsIn(join(root, at)) : [];
    return { title: `${component.name} ${component.version}  ${licence}`, texts };
  });
  if (refused.length > 0)
    throw new RefusedLicence(
      `Not among the licences that may be shipped (tools/sbom/licences.ts):\n${refused.join("\n")}`,
    );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "sbom.cdx.json"), `${JSON.stringify(bom, null, 2)}\n`);
  const rule = "-".repeat(80);
  writeFileSync(
    join(folder, "licences.txt"),
    [
      `Software of others in Console Shell ${version}\n`,
      ...list.map(({ title }) => title),
      ...list
        .filter(({ texts }) => texts.length > 0)
        .map(({ title, texts }) => `\n${rule}\n${title}\n\n${texts.join("\n\n")}`),
      "",
    ].join("\n"),
  );
  return new Set(bom.components.map((one) => one.name));
};
