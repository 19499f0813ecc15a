import { join } from "node:path";
import { languageChunks } from "@console-shell/ui/shared";
import type { Rolldown } from "vite";
import { pageModules } from "../prerender/pages.ts";

const at = (...paths: string[]): string[] =>
  paths.map((path) => join(import.meta.dirname, "..", path));

const entry = at("main.tsx");
const login = at(...pageModules["/user/login"]!);
const forms = Object.keys(pageModules).filter((path) => path.startsWith("/user/"));
const frame = at("layout/main-area.tsx", "launcher/launcher-page.tsx", "sub-app/sub-app-page.tsx");

const kit = join(import.meta.dirname, "../../ui/");
/** Re-export everything of a package; what a chunk uses of it is included anyway. */
const indexes = [join(kit, "index.ts"), join(import.meta.dirname, "../../runtime/index.ts")];
/** Small parts of the kit without components of antd, which every page uses some of. */
const plainKit = ["forms", "live"].map((folder) => join(kit, folder, "/"));

/** Whether one of these modules statically imports another, directly or indirectly. */
const reaches = (roots: readonly string[], id: string, context: Rolldown.ChunkingContext) => {
  const reached = new Set(roots);
  for (const one of reached)
    if (!indexes.includes(one))
      for (const imported of context.getModuleInfo(one)?.importedIds ?? []) reached.add(imported);
  return reached.has(id);
};

const chunk = (
  name: string,
  holds: (by: (roots: readonly string[]) => boolean, id: string) => boolean,
): Rolldown.CodeSplittingGroup => ({
  name: (id, context) => (holds((roots) => reaches(roots, id, context), id) ? name : null),
  debugName: name,
  minShareCount: 2,
});

/**
 * The chunks for shared code, each with what the previous ones left. By default the bundler makes one per
 * combination of pages: a first load had 33 files of the shell, most of them under 2 kB.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  languageChunks,
  chunk(
    "start",
    (by, id) =>
      by(entry) || (by(login) && by(frame)) || plainKit.some((folder) => id.startsWith(folder)),
  ),
  chunk("public", (by) => by(login)),
  chunk("forms", (by) => by(at(...forms.flatMap((path) => pageModules[path]!)))),
  chunk("frame", (by) => by(frame)),
  chunk("kit", (_, id) => id.startsWith(kit)),
];
