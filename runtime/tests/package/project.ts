import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");

/** A third-party project with the packed runtime installed. */
export interface Project {
  folder: string;
  /** The installed package. */
  installed: string;
  write(file: string, text: string): Promise<void>;
  /** Runs a program of the repository in the project; rejects with what it printed. */
  run(program: string, ...parameters: string[]): Promise<string>;
  remove(): Promise<void>;
}

export const createProject = async (): Promise<Project> => {
  const folder = await mkdtemp(join(tmpdir(), "runtime-package-"));
  const modules = join(folder, "node_modules");
  const installed = join(modules, "@console-shell/runtime");
  await run(process.execPath, [join(root, "tools/pack.ts"), "runtime", `--to=${folder}`]);
  const [archive = ""] = globSync("runtime-*.tgz", { cwd: folder });
  await mkdir(installed, { recursive: true });
  await run("tar", ["xzf", join(folder, archive), "-C", installed, "--strip-components=1"]);
  await mkdir(join(modules, "@types"));
  for (const name of ["react", "@types/react", "csstype"])
    await symlink(join(root, "node_modules", name), join(modules, name));

  return {
    folder,
    installed,
    async write(file, text) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    },
    async run(program, ...parameters) {
      const path = join(root, "node_modules/.bin", program);
      try {
        return (await run(path, parameters, { cwd: folder })).stdout;
      } catch (error) {
        throw new Error((error as { stdout: string }).stdout, { cause: error });
      }
    },
    remove: () => rm(folder, { recursive: true }),
  };
};
