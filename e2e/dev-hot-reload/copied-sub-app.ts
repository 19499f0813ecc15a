import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..", "..");

/** A copy of this folder's sub-app, so an edit changes no file of the repository. */
export const copySubApp = async () => {
  await mkdir(join(root, ".cache"), { recursive: true });
  const folder = await mkdtemp(join(root, ".cache", "hot-reload-"));
  await cp(join(import.meta.dirname, "sub-app"), folder, { recursive: true });
  const source = join(folder, "app.tsx");
  return {
    folder,
    /** Edits its source. */
    edit: async (before: RegExp, after: string): Promise<void> => {
      const code = await readFile(source, "utf8");
      if (!before.test(code)) throw new Error(`The source does not match ${before}.`);
      await writeFile(source, code.replace(before, after));
    },
    remove: () => rm(folder, { recursive: true }),
  };
};
