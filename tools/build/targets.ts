import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import { globSync } from "node:fs";
import { join } from "node:path";

/** The root of the repository. */
export const root = join(import.meta.dirname, "..", "..");

/** Something with its own build: of VitePress for the handbook, of Vite for all others. */
export interface BuildTarget {
  name: string;
  /** Relative to the repository's root. */
  folder: string;
  /** Folders and files that the build depends on. */
  inputs: string[];
}

/** Where the target's build is. */
export const outputOf = ({ folder }: BuildTarget): string => join(root, folder, "dist");

const common = ["contract", "ui", "package-lock.json"];

/** Built by VitePress from its pages and from what those include or show. */
export const handbook: BuildTarget = {
  name: "handbook",
  folder: "docs",
  inputs: [
    ...globSync(["docs/**/*.{md,png,svg,webp}", "docs/.vitepress/**/*.{ts,css}"], {
      cwd: root,
      exclude: ["docs/dist/**"],
    }).toSorted(),
    "CONTRIBUTING.md",
    "sdk/README.md",
    "sub-apps/README.md",
    "runtime/README.md",
    "runtime/SPEC.md",
    "shell/public",
    "package-lock.json",
  ],
};

/** The shell, the sub-apps and the handbook. */
export const buildTargets: BuildTarget[] = [
  { name: "shell", folder: "shell", inputs: ["shell", "runtime", ...common] },
  ...subAppNames.map((name) => {
    const folder = `sub-apps/${name}`;
    return { name, folder, inputs: [folder, "sdk", ...common] };
  }),
  handbook,
];
