import type { GuestConsole } from "@console-shell/contract/guest";
import type { Builds } from "./builds.ts";

/** The shell's module that mounts a guest, by its source. */
const guestSource = "guest/mount-guest.tsx";

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** What of the shell's build a guest is told; undefined while the shell isn't built. */
export const guestBuild = (
  builds: Builds,
): Pick<GuestConsole, "module" | "preloads" | "styles"> | undefined => {
  const manifest = builds.shellFile(".vite/manifest.json")?.json() as
    | Record<string, Chunk>
    | undefined;
  const entry = manifest?.[guestSource];
  if (!manifest || !entry) return undefined;
  const seen = new Set<Chunk>();
  const visit = (key: string, follow: (chunk: Chunk) => string[]) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const next of follow(chunk)) visit(next, follow);
  };
  visit(guestSource, ({ imports = [] }) => imports);
  const preloads = Array.from(seen, ({ file }) => `/${file}`);
  seen.clear();
  visit(guestSource, ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  const styles = new Set([...seen].flatMap(({ css = [] }) => css));
  return {
    module: `/${entry.file}`,
    preloads,
    styles: Array.from(styles, (file) => ({
      path: `/${file}`,
      integrity: builds.shellFile(file)?.integrity ?? "",
    })),
  };
};
