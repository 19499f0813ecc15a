import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { publishedPackages } from "../pack/workspace.ts";
import { root } from "./root.ts";

export { root };

/**
 * Something with its own build: of VitePress for the handbook, of `pack.ts` for the packages, of `shell/vite` for the
 * prerendered pages, of Vite for all others.
 */
export interface BuildTarget {
  name: string;
  /** Relative to the repository's root. */
  folder: string;
  /** Folders and files that the build depends on. */
  inputs: string[];
  /** Relative to the repository's root; `dist` in the folder if absent. */
  output?: string;
}

/** Where the target's build is. */
export const outputOf = ({ folder, output = join(folder, "dist") }: BuildTarget): string =>
  join(root, output);

const common = ["contract", "ui", "package-lock.json"];

/** Built by VitePress from its pages and from what those include or show. */
export const handbook: BuildTarget = {
  name: "handbook",
  folder: "docs",
  inputs: [
    ...globSync(["docs/**/*.{md,png,svg,webp}", "docs/.vitepress/**/*.{ts,css,vue}"], {
      cwd: root,
      exclude: ["docs/dist/**"],
    }).toSorted(),
    "CONTRIBUTING.md",
    "sdk/README.md",
    "sub-apps/README.md",
    "runtime/README.md",
    "runtime/SPEC.md",
    "shell/public",
    "shell/fonts.css",
    "shell/vite/subset-font.ts",
    "bench/history.ndjson",
    "e2e/budgets/budgets.json",
    "testing/figures",
    "package-lock.json",
  ],
};

/** The API reference at `/docs`. */
export const apiReference: BuildTarget = {
  name: "API reference",
  folder: "api-reference",
  inputs: ["api-reference", "shell/fonts.css", "shell/vite/subset-font.ts", "package-lock.json"],
};

const published = publishedPackages().map(({ folder }) => folder);

/** The npm packages that the console serves at `/-/sdk/`. */
export const packages: BuildTarget = {
  name: "npm packages",
  folder: "tools/pack",
  inputs: [
    ...published,
    ...published.map((folder) => `${folder}/README.md`),
    // A folder's hash leaves out tests and documents, which a template has.
    ...globSync("create-sub-app/templates/**/*", { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .toSorted(),
    "tools/pack",
    "tools/pack.ts",
    "tsconfig.base.json",
    "package-lock.json",
    "LICENSE",
  ],
  output: "dist/packages",
};

/** The page around the sub-apps. */
export const shell: BuildTarget = {
  name: "shell",
  folder: "shell",
  inputs: ["shell", "runtime", ...common],
};

/** The public pages' markup, made from the built shell: a new build of that removes it. */
export const prerendered: BuildTarget = {
  ...shell,
  name: "prerendered",
  output: "shell/dist/prerendered",
};

/** What the first page needs: the shell and the sub-apps. */
export const firstTargets: BuildTarget[] = [
  shell,
  ...subAppNames.map((name) => {
    const folder = `sub-apps/${name}`;
    return { name, folder, inputs: [folder, "sdk", ...common] };
  }),
];

/** Everything that pages need. */
export const pageTargets: BuildTarget[] = [...firstTargets, prerendered, handbook, apiReference];

export const buildTargets: BuildTarget[] = [...pageTargets, packages];

/** All but what the first page needs. */
export const laterTargets = buildTargets.filter((target) => !firstTargets.includes(target));

/** The targets of `npm run build -- --only=…`; all of them without it. */
export const targetsOf = (only: string | undefined): BuildTarget[] => {
  if (only === undefined) return buildTargets;
  if (only === "first") return firstTargets;
  if (only === "pages") return pageTargets;
  const found = buildTargets.filter(({ name }) => name === only);
  if (found.length === 0) throw new Error(`There is no target "${only}" to build.`);
  return found;
};
