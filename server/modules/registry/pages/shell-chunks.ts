import type { Builds } from "./builds.ts";

/** A chunk of the shell's build. */
export interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** The chunks of the shell's build, by source or by name; undefined while it isn't built. */
export const shellChunks = (builds: Builds): Record<string, Chunk> | undefined =>
  builds.shellFile(".vite/manifest.json")?.json() as Record<string, Chunk> | undefined;

/** Some chunks with their dependencies: by default the static imports. */
export const chunksWith = (
  chunks: Record<string, Chunk>,
  keys: readonly string[],
  needs = ({ imports = [] }: Chunk): string[] => imports,
): Set<Chunk> => {
  const found = new Set(keys.flatMap((key) => chunks[key] ?? []));
  for (const chunk of found)
    for (const key of needs(chunk)) if (chunks[key]) found.add(chunks[key]);
  return found;
};
