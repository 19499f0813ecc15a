import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, type BuildTarget } from "../build/targets.ts";

/** The folder of the example sub-apps and hosts, a project of its own. */
export const examplesFolder = join(root, "examples");

/** Sub-apps with a component library each: a project in that folder. */
export const uiLibrariesFolder = "ui-libraries";

/**
 * The examples listed in examples/package.json; each is built from its folder and the lock file.
 */
export const exampleTargets = (): BuildTarget[] => {
  const { workspaces } = JSON.parse(readFileSync(join(examplesFolder, "package.json"), "utf8")) as {
    workspaces: string[];
  };
  return [...workspaces, uiLibrariesFolder].map((name) => {
    const folder = `examples/${name}`;
    const inputs = [folder, "examples/package-lock.json"];
    return { name, folder, inputs: name === "hosts/runtime" ? [...inputs, "runtime"] : inputs };
  });
};

/**
 * Examples with committed builds, because installing their tools takes minutes: an ecosystem's
 * scaffolds, and the host that umi builds; or because the runtime's own tests use them.
 */
export const committedTargets = (): BuildTarget[] => {
  const scaffolds = readdirSync(join(examplesFolder, "scaffolds"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `scaffolds/${name}`);
  return ["hosts/umi", "libraries", "remotes", ...scaffolds].map((name) => {
    const folder = `examples/${name}`;
    // The fingerprint of a folder skips dot files, and umi's configuration is one.
    const dotFiles = readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.startsWith("."))
      .map((entry) => `${folder}/${entry.name}`);
    return { name, folder, inputs: [folder, ...dotFiles] };
  });
};
