import type { GuestConsole } from "@console-shell/contract/words/guest";
import type { Builds } from "./builds.ts";
import { chunksWith, shellChunks } from "./shell-chunks.ts";

/** Source of the shell's module that mounts a guest. */
const guestSource = "guest/mount-guest.tsx";

/** The parts of the shell's build that a guest needs; undefined while the shell isn't built. */
export const guestBuild = (
  builds: Builds,
): Pick<GuestConsole, "module" | "preloads" | "styles"> | undefined => {
  const chunks = shellChunks(builds);
  const entry = chunks?.[guestSource];
  if (!chunks || !entry) return undefined;
  const preloads = Array.from(chunksWith(chunks, [guestSource]), ({ file }) => `/${file}`);
  const all = chunksWith(chunks, [guestSource], ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);
  const styles = new Set(Array.from(all).flatMap(({ css = [] }) => css));
  return {
    module: `/${entry.file}`,
    preloads,
    styles: Array.from(styles, (file) => ({
      path: `/${file}`,
      integrity: builds.shellFile(file)?.integrity ?? "",
    })),
  };
};
