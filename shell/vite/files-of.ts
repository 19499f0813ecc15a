import type { Manifest } from "vite";

/** The built files of some sources with all static imports, each once, dependencies first. */
export const filesOf = (
  manifest: Manifest,
  sources: readonly string[],
): { modules: string[]; stylesheets: string[] } => {
  const seen = new Set<string>();
  const modules = new Set<string>();
  const stylesheets = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The shell's build has nothing of ${key}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
    modules.add(chunk.file);
    for (const file of chunk.css ?? []) stylesheets.add(file);
  };
  for (const source of sources) visit(source);
  return { modules: [...modules], stylesheets: [...stylesheets] };
};
