import { subAppNames } from "@console-shell/contract/words/sub-app-names";
import { join } from "node:path";

/** The root of the repository. */
export const root = join(import.meta.dirname, "..", "..");

/** Something with its own Vite build. */
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

/** The shell and the seven sub-apps. */
export const buildTargets: BuildTarget[] = [
  { name: "shell", folder: "shell", inputs: ["shell", "runtime", ...common] },
  ...subAppNames.map((name) => {
    const folder = `sub-apps/${name}`;
    return { name, folder, inputs: [folder, "sdk", ...common] };
  }),
];
