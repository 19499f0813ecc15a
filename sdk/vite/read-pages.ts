import type { SubAppManifest } from "@console-shell/contract";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runnerImport, type Plugin } from "vite";
import type { PageRow } from "../pages/page-table.tsx";

/** Everything that the table imports, components above all, is empty: a description needs none of it. */
const withoutImports = (file: string): Plugin => ({
  name: "console:page-table",
  enforce: "pre",
  resolveId: (id) => (id === file ? null : "\0empty"),
  load: (id) => (id === "\0empty" ? "export {}" : null),
});

/** What a sub-app's `pages.ts` tells the console; nothing if it has no such file. */
export const readPages = async (
  root: string,
): Promise<Required<Pick<SubAppManifest, "pages" | "search" | "actions" | "work" | "figures">>> => {
  const file = join(root, "pages.ts");
  if (!existsSync(file)) return { pages: [], search: [], actions: [], work: [], figures: [] };
  const { module } = await runnerImport<{ pages: readonly PageRow[] }>(file, {
    root,
    configFile: false,
    envFile: false,
    logLevel: "error",
    plugins: [withoutImports(file)],
  });
  const shown = module.pages.flatMap(({ title, ...row }) => (title ? [{ ...row, title }] : []));
  return {
    pages: shown.map(({ path, title, permission, help }) => ({
      path,
      title,
      permission,
      ...(help !== undefined && { help }),
    })),
    search: shown.flatMap(({ title, permission, search }) =>
      search ? [{ title, permission, ...search }] : [],
    ),
    actions: shown.flatMap(({ path, actions = [] }) =>
      actions.map(({ title, permission, entry = "add" }) => ({
        title,
        permission,
        path: `${path}?do=${entry}`,
      })),
    ),
    work: shown.flatMap(({ title, permission, work }) =>
      work ? [{ title, permission, ...work }] : [],
    ),
    figures: shown.flatMap(({ path, permission, figures = [] }) =>
      figures.map((figure) => ({ permission, path, ...figure })),
    ),
  };
};
